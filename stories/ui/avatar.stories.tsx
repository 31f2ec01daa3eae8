import type { Meta, StoryObj } from "@storybook/react-vite";
import { Avatar } from "@trellis/ui/avatar";
import { expect } from "storybook/test";
import { guide } from "../docs/guide.ts";

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#5bc667" d="M0 0h8v8H0z"/></svg>')}`;

const meta = {
  id: "ui-avatar",
  title: "Components/Data display/Avatar",
  component: Avatar,
  parameters: {
    docs: {
      description: {
        component: guide({
          what: "Shows a user's picture, or their initials if there is no picture or it hasn't loaded.",
          do: ["Omit `labeled` when the name is shown next to it.", "Use one size within a list."],
          dont: ["Don't use it for brands. Use `PlatformTile`."],
        }),
      },
    },
  },
  args: { name: "Ana García López", labeled: true },
} satisfies Meta<typeof Avatar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Initials: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "Ana García López" })).toHaveTextContent("AL");
  },
};
export const Picture: Story = { args: { src: picture } };
export const Large: Story = { args: { size: 96 } };
export const OneName: Story = { args: { name: "élodie" } };
export const NoName: Story = { args: { name: "", labeled: false } };

export const BrokenPicture: Story = {
  name: "ENT-06 shows the initials instead of a broken picture",
  args: { src: "data:image/png;base64,AAAA" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("AL")).toBeVisible();
  },
};
/** The name determines the color. */
export const Tints: Story = {
  render: (args) => (
    <>
      {["Marta L.", "Dev Patel", "Noor H.", "Jules Renaud"].map((name) => (
        <Avatar {...args} key={name} name={name} src={undefined} tint="auto" />
      ))}
    </>
  ),
};
