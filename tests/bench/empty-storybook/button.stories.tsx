import type { Meta, StoryObj } from "@storybook/react-vite";

const Button = () => <button type="button">Save</button>;

const meta = { title: "Button", component: Button } satisfies Meta<typeof Button>;
export default meta;

export const Primary: StoryObj<typeof meta> = {};
