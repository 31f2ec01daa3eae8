import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { expect } from "../../.storybook/in-language.ts";
import { BrokenPage, PageBoundary } from "../../apps/web/src/shared/page-boundary.tsx";
import { inPlainFrame } from "./in-frames.tsx";

const meta = {
  title: "Screens/Broken page",
  component: BrokenPage,
  parameters: { design: "not-found", layout: "fullscreen" },
  decorators: [inPlainFrame],
  args: { error: new Error("The screen crashed."), onRetry: fn() },
} satisfies Meta<typeof BrokenPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Crashed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const FailedToLoad: Story = {
  args: { error: new TypeError("Failed to fetch dynamically imported module: /assets/screen.js") },
};

/** Whether the screen below crashes when it renders. */
const screen = { isBroken: true };
function Fragile() {
  if (screen.isBroken) throw new Error("The screen crashed.");
  return <h1>Recovered</h1>;
}

export const Recovers: Story = {
  beforeEach: () => {
    screen.isBroken = true;
  },
  render: () => (
    <PageBoundary>
      <Fragile />
    </PageBoundary>
  ),
  play: async ({ canvas, userEvent }) => {
    const retry = { name: "Try again" };
    await userEvent.click(canvas.getByRole("button", retry));
    await expect(canvas.getByRole("heading", { name: "This page stopped working" })).toBeVisible();
    screen.isBroken = false;
    await userEvent.click(canvas.getByRole("button", retry));
    await expect(canvas.getByRole("heading", { name: "Recovered" })).toBeVisible();
  },
};
