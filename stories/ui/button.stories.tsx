import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button, ButtonLink } from "@trellis/ui/button";
import { Sparkles } from "lucide-react";
import type { ComponentProps } from "react";
import { expect, fn } from "storybook/test";
import { guide } from "../docs/guide.ts";

const meta = {
  id: "ui-button",
  title: "Components/Actions/Button",
  component: Button,
  parameters: {
    docs: {
      description: {
        component: guide({
          what: "Triggers an action. For navigation, use `ButtonLink`, which looks the same.",
          do: [
            "Use one `primary` per view.",
            'Label it with the action: "Save changes", not "OK".',
            "Set `loading` while the action is pending. The button keeps focus and ignores further presses.",
            "Use `ai` for actions of the assistant.",
          ],
          dont: [
            "Don't disable the submit button of an invalid form. Show the errors when the user presses it.",
            "Don't use `sm` on touch screens unless there is space around it.",
          ],
          keys: [
            ["Tab", "Moves focus to the button, even while it is loading"],
            ["Enter, Space", "Presses the button"],
            ["Enter", "Follows a `ButtonLink`"],
          ],
        }),
      },
    },
  },
  args: { children: "Create account", onClick: fn() },
  argTypes: { iconStart: { control: false } },
} satisfies Meta<typeof Button>;
export default meta;

const submitted = fn();

/** A stand-in for a router's link component. */
function AppLink({ to, children, ...rest }: ComponentProps<"a"> & { to: string }) {
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  );
}
// Source blocks show this name.
AppLink.displayName = "Link";

type Story = StoryObj<typeof meta>;

export const Primary: Story = {};
export const Secondary: Story = { args: { variant: "secondary", children: "Retry setup" } };
export const Soft: Story = { args: { variant: "soft", children: "View more" } };
export const Assistant: Story = {
  args: { variant: "ai", children: "Generate", iconStart: <Sparkles size={18} strokeWidth={2} aria-hidden /> },
};
export const Danger: Story = { args: { variant: "danger", children: "Disconnect" } };
export const Quiet: Story = { args: { variant: "quiet", children: "Cancel" } };
export const Small: Story = { args: { size: "sm", variant: "secondary", children: "Retry" } };
export const LargeAndWide: Story = { args: { size: "lg", fullWidth: true, children: "Sign in" } };
export const Disabled: Story = { args: { disabled: true } };

export const Loading: Story = {
  args: { loading: true, type: "submit", children: "Creating Account..." },
  render: (args) => (
    <form aria-label="Sign up" onSubmit={submitted}>
      <Button {...args} />
    </form>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Creating Account..." });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(submitted).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};

/** A long French label wraps to a second line at 320 px. */
export const LongLabel: Story = {
  args: { children: "Mettre à jour le moyen de paiement de la formule mensuelle", variant: "secondary" },
  decorators: [(Story) => <div style={{ width: 288 }}>{Story()}</div>],
};

export const Link: Story = {
  render: () => <ButtonLink href="#plans">Choose a plan</ButtonLink>,
};

/** A router's link styled as a button. */
export const RouterLink: Story = {
  render: () => (
    <ButtonLink variant="soft" render={<AppLink to="#roadmap" />}>
      Open roadmap
    </ButtonLink>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "Open roadmap" });
    await expect(link).toHaveAttribute("href", "#roadmap");
    await expect(link).toHaveAttribute("data-variant", "soft");
  },
};
