import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Boundary } from "../../apps/web/src/app/boundary.tsx";
import { BrokenPage, causeOf } from "../../apps/web/src/app/broken-page.tsx";
import { inPlainFrame } from "./in-frames.tsx";

const meta = {
  title: "Screens/Broken page",
  component: BrokenPage,
  parameters: { layout: "fullscreen" },
  decorators: [inPlainFrame],
  args: { cause: "fault", onRetry: fn() },
} satisfies Meta<typeof BrokenPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FellOver: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const CouldNotBeFetched: Story = { args: { cause: "code" } };

/** A screen that falls over until it is mended. */
const screen = { isBroken: true };
function Fragile() {
  if (screen.isBroken) throw new Error("It fell over.");
  return <h1>Here again</h1>;
}

export const ComesBack: Story = {
  beforeEach: () => {
    screen.isBroken = true;
  },
  render: () => (
    <Boundary fallback={(failure, retry) => <BrokenPage cause={causeOf(failure)} onRetry={retry} />}>
      <Fragile />
    </Boundary>
  ),
  play: async ({ canvas, userEvent }) => {
    const retry = { name: "Try again" };
    await userEvent.click(canvas.getByRole("button", retry));
    await expect(canvas.getByRole("heading", { name: "This page stopped working" })).toBeVisible();
    screen.isBroken = false;
    await userEvent.click(canvas.getByRole("button", retry));
    await expect(canvas.getByRole("heading", { name: "Here again" })).toBeVisible();
  },
};
