import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "@trellis/ui/button";
import { Notice } from "@trellis/ui/notice";
import { expect } from "storybook/test";
import { guide } from "../docs/guide.ts";

const retry = (
  <Button variant="secondary" size="sm">
    Retry
  </Button>
);

const meta = {
  id: "ui-notice",
  title: "Components/Feedback/Notice (alert, banner)",
  component: Notice,
  parameters: {
    docs: {
      description: {
        component: guide({
          what: "A message that stays on the page, next to the content it refers to.",
          do: ["Place it above the content it refers to.", "Say what to do next."],
          dont: ["Don't use it for short-lived messages. Use a toast."],
        }),
      },
    },
  },
  args: { title: "Your roadmap will be regenerated", children: "Completed tasks that still exist stay completed." },
  argTypes: { title: { control: "text" }, action: { control: false } },
  decorators: [(Story) => <div style={{ maxWidth: 520 }}>{Story()}</div>],
} satisfies Meta<typeof Notice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Info: Story = {};
export const Success: Story = { args: { kind: "success", title: "Saved", children: "Your plan is up to date." } };
export const Warning: Story = { args: { kind: "warning", title: "Sandbox", children: "No card is charged here." } };

export const Danger: Story = {
  args: { kind: "danger", title: "Failed to load plans", children: undefined, action: retry },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Failed to load plans");
  },
};

export const LongWords: Story = {
  args: {
    kind: "danger",
    title: "Impossible de charger les formules d’abonnement",
    children: "Vérifiez votre connexion, puis réessayez dans quelques instants.",
    action: retry,
  },
  decorators: [(Story) => <div style={{ width: 288 }}>{Story()}</div>],
};
