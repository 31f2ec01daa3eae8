import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { expect } from "../../.storybook/in-language.ts";
import type { StoryOfEach } from "../../.storybook/states.ts";
import { ProfileSection, type ProfileSectionProps } from "../../apps/web/src/features/settings/profile.section.tsx";

const face = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="#5bc667"/><circle cx="48" cy="40" r="18" fill="#fff"/><path d="M12 96a36 36 0 0 1 72 0z" fill="#fff"/></svg>',
)}`;

const meta = {
  title: "Screens/Settings/Profile",
  component: ProfileSection,
  parameters: { design: "settings", states: (): object => [meta, states] },
  args: {
    view: { is: "editing" },
    name: "Maya Torres",
    email: "maya@example.com",
    hasAccountCard: true,
    picture: { src: undefined, isNew: false },
    onPick: fn(),
    onKeepCurrent: fn(),
    onSave: fn(),
  },
} satisfies Meta<typeof ProfileSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Editing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const name = canvas.getByRole("textbox", { name: "Full name" });
    await userEvent.clear(name);
    await userEvent.type(name, "  Maya T. {Enter}");
    await expect(args.onSave).toHaveBeenCalledWith("Maya T.");
    const picture = new File(["x"], "me.png", { type: "image/png" });
    await userEvent.upload(canvas.getByLabelText(/Profile picture/), picture);
    await expect(args.onPick).toHaveBeenCalledWith(picture);
  },
};
/** Some servers can’t change the email of an account. */
export const WithoutAccountCard: Story = { args: { hasAccountCard: false } };
export const WithPicture: Story = { args: { picture: { src: face, isNew: false } } };
export const PictureChosen: Story = {
  args: { picture: { src: face, isNew: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Keep current picture" }));
    await expect(args.onKeepCurrent).toHaveBeenCalled();
  },
};
export const NotAPicture: Story = {
  args: { picture: { src: face, isNew: false, refused: { file: "curriculum.pdf", problem: "notAPicture" } } },
};
export const TooLarge: Story = {
  args: { picture: { src: undefined, isNew: false, refused: { file: "holiday.png", problem: "tooLarge" } } },
};
export const Unreadable: Story = {
  args: { picture: { src: undefined, isNew: false, refused: { file: "broken.png", problem: "unreadable" } } },
};
export const Saving: Story = {
  args: { view: { is: "saving" } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Full name" }), "{Enter}");
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};
export const UploadingAPicture: Story = {
  args: { view: { is: "saving", percent: 40 }, picture: { src: face, isNew: true } },
};
export const WithoutAName: Story = {
  tags: ["behavior"],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.clear(canvas.getByRole("textbox", { name: "Full name" }));
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(await canvas.findByText("Full name is required")).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};
export const LongName: Story = {
  args: { name: "Maximiliane-Theodora von Hohenstein-Berg", email: `${"a".repeat(60)}@trellis.example` },
};
export const OnAPhone: Story = { tags: ["!test"], globals: { viewport: { value: "phone" } } };
export const InFrench: Story = { tags: ["!test"], ...NotAPicture, globals: { locale: "fr" } };

/** A story for each member of the view. */
const states = {
  view: { editing: Editing, saving: Saving } satisfies StoryOfEach<ProfileSectionProps["view"]>,
};
