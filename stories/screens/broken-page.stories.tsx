import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { BrokenPage } from "../../apps/web/src/app/broken-page.tsx";
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
