import type { Meta, StoryObj } from "@storybook/react-vite";
import { PasswordChangedScreen } from "../../apps/web/src/features/account/password-changed.screen.tsx";
import { inAuthFrame } from "./in-frames.tsx";

const meta = {
  title: "Screens/Password changed",
  component: PasswordChangedScreen,
  parameters: { design: "password-changed", layout: "fullscreen" },
  decorators: [inAuthFrame],
} satisfies Meta<typeof PasswordChangedScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Changed: Story = {};

export const Phone: Story = { tags: ["!test"], globals: { viewport: { value: "phone" } } };

export const Spanish: Story = { tags: ["!test"], globals: { locale: "es" } };
