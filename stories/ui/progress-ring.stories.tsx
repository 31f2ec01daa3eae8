import type { Meta, StoryObj } from "@storybook/react-vite";
import { ProgressRing } from "@trellis/ui/progress-ring";

const meta = { component: ProgressRing, args: { label: "Week 1", value: 57 } } satisfies Meta<typeof ProgressRing>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Started: Story = {};
export const NotStarted: Story = { args: { value: 0 } };
export const Done: Story = { args: { value: 100 } };
export const Large: Story = { args: { size: 96, style: { fontSize: "1.25rem" } } };
