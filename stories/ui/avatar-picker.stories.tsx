import type { Meta, StoryObj } from "@storybook/react-vite";
import { Avatar } from "@trellis/ui/avatar";
import { AvatarPicker } from "@trellis/ui/avatar-picker";
import { expect, fireEvent, fn } from "storybook/test";
import { longWord } from "./hard-words.ts";

const picture = new File(["x"], "me.png", { type: "image/png" });
const pdf = new File(["x"], "cv.pdf", { type: "application/pdf" });

const about = `
Lets the user choose a profile picture with the browser's file dialog or by drag and drop.

**Do** show the current picture in \`preview\` and state the requirements in \`hint\`.\\
**Don't** upload the picture right away if the rest of the form is submitted later.

| Key | Action |
| --- | --- |
| Tab | Moves focus to the upload button, then to the remove button |
| Enter, Space | Opens the file dialog |

Files that aren't pictures are passed to \`onReject\`. Explain the reason in \`error\`.
`;

const meta = {
  id: "ui-avatar-picker",
  title: "Components/Forms/AvatarPicker (file upload)",
  component: AvatarPicker,
  args: {
    label: "Profile picture",
    hint: "A square picture looks best.",
    preview: <Avatar name="Ana Ruiz" size={96} />,
    chooseLabel: "Choose a picture",
    onPick: fn(),
    onReject: fn(),
  },
  argTypes: { preview: { control: false }, ref: { control: false } },
  parameters: { docs: { description: { component: about } } },
  decorators: [(Story) => <div style={{ maxWidth: 520 }}>{Story()}</div>],
} satisfies Meta<typeof AvatarPicker>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const WithRemove: Story = { args: { onRemove: fn(), removeLabel: "Remove" } };
export const Sending: Story = { args: { progress: 42, progressLabel: "Uploading your picture" } };
export const Invalid: Story = { args: { error: "“cv.pdf” is not an image. Choose a JPEG, PNG or WebP file." } };
export const Disabled: Story = { args: { disabled: true, onRemove: fn(), removeLabel: "Remove" } };
export const OnAPhone: Story = { tags: ["!test"], globals: { viewport: { value: "phone" } } };
export const LongText: Story = { args: { label: longWord, hint: longWord, error: longWord } };
export const RightToLeft: Story = {
  args: { label: "صورة الملف الشخصي", chooseLabel: "اختر صورة" },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
};

export const AcceptsImagesOnly: Story = {
  tags: ["behavior"],
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText(/Choose a picture/);
    await expect(input).toHaveAttribute("accept", "image/*");
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.upload(input, picture);
    await expect(args.onPick).toHaveBeenLastCalledWith(picture);
    await userEvent.upload(input, picture);
    await expect(args.onPick).toHaveBeenCalledTimes(2);
    await fireEvent.change(input, { target: { files: [pdf] } });
    await expect(args.onReject).toHaveBeenCalledTimes(1);
  },
};

/** Returns the event that the browser fires while a file is dragged over an element or dropped on it. */
const drag = (type: "dragover" | "drop", file: File) => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file);
  return new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer });
};

export const Dropping: Story = {
  play: async ({ args, canvas }) => {
    const words = canvas.getByText("Profile picture");
    await fireEvent(words, drag("dragover", picture));
    await fireEvent(words, drag("drop", picture));
    await expect(args.onPick).toHaveBeenCalledOnce();
    await fireEvent(words, drag("drop", pdf));
    await expect(args.onReject).toHaveBeenCalledOnce();
    await expect(args.onPick).toHaveBeenCalledOnce();
  },
};

export const DraggingOver: Story = {
  play: async ({ canvas }) => {
    await fireEvent(canvas.getByText("Profile picture"), drag("dragover", picture));
  },
};

export const IgnoresDropsWhileUploading: Story = {
  args: { progress: 42, progressLabel: "Uploading your picture" },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("progressbar", { name: "Uploading your picture" })).toBeVisible();
    await fireEvent(canvas.getByText("Profile picture"), drag("drop", picture));
    await expect(args.onPick).not.toHaveBeenCalled();
  },
};
