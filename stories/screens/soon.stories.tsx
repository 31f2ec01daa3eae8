import type { Meta, StoryObj } from "@storybook/react-vite";
import { SoonScreen } from "../../apps/web/src/features/soon/soon.screen.tsx";
import { inPlainFrame } from "./in-frames.tsx";

/** Screens that are still to be built say so. */
const meta = {
  title: "Screens/Not built yet",
  component: SoonScreen,
  parameters: { layout: "fullscreen" },
  args: { screen: "calendar", link: { href: "/roadmap", words: "Go to your roadmap" } },
} satisfies Meta<typeof SoonScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InTheApp: Story = { decorators: [inPlainFrame] };
