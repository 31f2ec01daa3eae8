import type { Meta, StoryObj } from "@storybook/react-vite";
import { controlStyles, Field } from "@trellis/ui/field";
import { expect } from "storybook/test";
import { styled } from "styled-components";
import { guide } from "../docs/guide.ts";

const Input = styled.input`
  ${controlStyles}
`;
// Source blocks show this name.
Input.displayName = "input";

const meta = {
  id: "ui-field",
  title: "Components/Forms/Field",
  component: Field,
  parameters: {
    docs: {
      description: {
        component: guide({
          what: "Adds a label, hint and error to a custom control, such as a payment provider's iframe.",
          do: [
            "Connect the control to its messages: spread `describedBy(id, { hint, error })` on it.",
            "Style the control with `controlStyles`.",
          ],
          dont: ["Don't wrap `TextField`, `Textarea`, `Select` or `PasswordField` in it: they already include it."],
          keys: [["Tab", "Moves focus to the control; clicking the label does the same"]],
        }),
      },
    },
  },
  args: { id: "handle", label: "Handle", children: <Input id="handle" defaultValue="@ana" /> },
  argTypes: { children: { control: false }, labelAction: { control: false }, ref: { control: false } },
  decorators: [(Story) => <div style={{ maxWidth: 392 }}>{Story()}</div>],
} satisfies Meta<typeof Field>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("Handle"));
    await expect(canvas.getByLabelText("Handle")).toHaveFocus();
  },
};
export const WithHintAndError: Story = {
  args: {
    hint: "As others see it.",
    error: "That handle is taken",
    children: <Input id="handle" aria-describedby="handle-hint handle-error" aria-invalid />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("Handle")).toHaveAccessibleDescription("As others see it. That handle is taken");
  },
};
