import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button, ButtonLink } from "@trellis/ui/button";
import { Sparkles } from "lucide-react";
import type { ComponentProps } from "react";
import { expect, fn } from "storybook/test";
import { guide } from "../docs/guide.ts";

const meta = {
  component: Button,
  parameters: {
    docs: {
      description: {
        component: guide({
          what: "Does something here and now. `ButtonLink` looks the same and goes somewhere.",
          do: [
            "Use one `primary` per view.",
            'Say what happens: "Save changes", not "OK".',
            "Set `loading` while it works: it keeps the focus and refuses a second press.",
            "Use `ai` for what the assistant does.",
          ],
          dont: [
            "Don't disable a submit to say that the form is wrong: let it be pressed, and say what is wrong.",
            "Don't use `sm` where a finger is likely, unless there is room around it.",
          ],
          keys: [
            ["Tab", "moves to it; a busy one too"],
            ["Enter, Space", "presses it"],
            ["Enter", "follows a `ButtonLink`"],
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

/** What a router's link looks like from here. */
function AppLink({ to, children, ...rest }: ComponentProps<"a"> & { to: string }) {
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  );
}

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

/** French, at 320 px: the label takes a second line and the button grows. */
export const LongLabel: Story = {
  args: { children: "Mettre à jour le moyen de paiement de la formule mensuelle", variant: "secondary" },
  decorators: [(Story) => <div style={{ width: 288 }}>{Story()}</div>],
};

export const Link: Story = {
  render: () => <ButtonLink href="#plans">Choose a plan</ButtonLink>,
};

/** A router's link takes the look over. */
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
