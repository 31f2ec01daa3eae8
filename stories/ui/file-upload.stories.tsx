import type { Meta, StoryObj } from "@storybook/react-vite";
import { FileUpload } from "@trellis/ui/file-upload";
import { expect, fn } from "storybook/test";
import { guide } from "../docs/guide.ts";

const meta = {
  id: "ui-file-upload",
  title: "Components/Forms/FileUpload (dropzone, attachment)",
  tags: ["new"],
  component: FileUpload,
  parameters: {
    docs: {
      description: {
        component: guide({
          what: "A file input with drag and drop, and a list of the chosen files. The caller uploads the files and passes their progress.",
          do: [
            "Say in the hint which files are accepted, and how large they can be.",
            "Explain rejected files in `error`.",
          ],
          dont: ["Don't use it for a profile picture. Use the avatar picker."],
          keys: [
            ["Tab", "Moves focus to the button and the remove buttons"],
            ["Enter, Space", "Opens the file dialog, or removes the file"],
          ],
        }),
      },
    },
  },
  args: {
    label: "Attachments",
    hint: "Images and videos, up to 50 MB.",
    chooseLabel: "Choose files",
    dropText: "or drop them here",
    accept: "image/*,video/*",
    multiple: true,
    maxSize: 50_000_000,
    files: [],
    onAdd: fn(),
    onReject: fn(),
    onRemove: fn(),
    removeLabel: (name: string) => `Remove ${name}`,
    progressLabel: (name: string) => `Uploading ${name}`,
  },
  decorators: [(Story) => <div style={{ maxWidth: 420 }}>{Story()}</div>],
} satisfies Meta<typeof FileUpload>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const WithFiles: Story = {
  args: {
    files: [
      { key: "1", name: "kitchen.jpg", note: "1.2 MB" },
      { key: "2", name: "weeknight-dinner.mp4", note: "48 MB", progress: 57 },
      { key: "3", name: "intro.mov", error: "The upload failed." },
    ],
  },
};
export const Invalid: Story = { args: { error: "notes.txt isn’t an image or a video." } };
export const AddsAcceptedFiles: Story = {
  tags: ["behavior"],
  play: async ({ args, canvas, userEvent }) => {
    const files = [new File(["a"], "a.png", { type: "image/png" }), new File(["b"], "b.mp4", { type: "video/mp4" })];
    await userEvent.upload(canvas.getByLabelText(/Attachments/), files);
    await expect(args.onAdd).toHaveBeenCalledWith(files);
    await expect(args.onReject).not.toHaveBeenCalled();
  },
};
