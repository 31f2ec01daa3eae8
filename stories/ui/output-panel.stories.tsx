import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "@trellis/ui/button";
import { EmptyState } from "@trellis/ui/empty-state";
import { ErrorState } from "@trellis/ui/error-state";
import { DraftPaper, OutputPanel } from "@trellis/ui/output-panel";
import { Copy, Download } from "lucide-react";
import { expect, fn } from "storybook/test";
import { guide } from "../docs/guide.ts";

const caption =
  "Ten minutes, one tray, zero excuses. 🌱\n\nLentils, lemon and whatever is left in the drawer. Which vegetable always goes soft before you use it?\n\n#onetray #weeknightdinner";
const retry = fn();
const copy = fn().mockName("onCopy");

const meta = {
  id: "ui-output-panel",
  title: "Components/Product/OutputPanel",
  component: OutputPanel,
  parameters: {
    docs: {
      description: {
        component: guide({
          what: "Shows generated text that users can read, copy and download. It is 400 px high, so the layout doesn't shift; on phones, a panel with a preview grows up to 680 px.",
          do: ["Explain in `failed` what to do next, with a button.", "Pass localized character and word counts."],
          dont: [
            "Don't clear it before a new text is requested.",
            "Don't put form fields in it: editing belongs in a form.",
          ],
          keys: [["Tab", "Moves through Copy and Download to the text (arrow keys scroll it)"]],
        }),
      },
    },
  },
  args: {
    title: "Caption",
    state: "ready",
    text: caption,
    idle: (
      <EmptyState picture={<DraftPaper />} title="Your draft will appear here" titleLevel={3}>
        Say what it is about and choose a tone.
      </EmptyState>
    ),
    failed: (
      <ErrorState title="Failed to generate content" titleLevel={3} action={<Button onClick={retry}>Try again</Button>}>
        Please try again or check your connection.
      </ErrorState>
    ),
    loadingLabel: "Writing",
    readyLabel: "Your caption is ready",
    actions: (
      <>
        <Button variant="quiet" size="sm" iconStart={<Copy size={16} strokeWidth={1.75} aria-hidden />} onClick={copy}>
          Copy
        </Button>
        <Button variant="quiet" size="sm" iconStart={<Download size={16} strokeWidth={1.75} aria-hidden />}>
          Download
        </Button>
      </>
    ),
    counts: ["188 characters", "29 words"],
  },
  argTypes: {
    idle: { control: false },
    failed: { control: false },
    actions: { control: false },
    note: { control: "text" },
  },
  decorators: [(Story) => <div style={{ maxWidth: 640 }}>{Story()}</div>],
} satisfies Meta<typeof OutputPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole("region", { name: "Caption" }).offsetHeight).toBe(400);
    await expect(canvasElement).toHaveTextContent("188 characters");
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Copy" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(copy).toHaveBeenCalled();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole("group", { name: "Caption" })).toHaveFocus();
  },
};
export const Idle: Story = { args: { state: "idle" } };
export const Loading: Story = {
  args: { state: "loading" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Writing");
  },
};
/** Shows the text received so far, with a stop button. */
export const Streaming: Story = {
  args: {
    state: "loading",
    text: caption.slice(0, 60),
    actions: (
      <Button variant="quiet" size="sm">
        Stop
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Ten minutes/)).toBeVisible();
    await expect(canvas.getByRole("status")).toHaveTextContent(/^Writing$/);
    await expect(canvas.getByRole("button", { name: "Stop" })).toBeVisible();
  },
};
export const Failed: Story = {
  args: { state: "failed" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Failed to generate content");
    await expect(canvas.queryByRole("button", { name: "Copy" })).toBeNull();
  },
};
export const WithNote: Story = { args: { note: "Instagram shows the first 125 characters." } };
export const WithPreview: Story = { args: { preview: <strong>As a post</strong>, meter: <b>27 / 125</b> } };
export const Phone: Story = { tags: ["!test"], ...WithNote, globals: { viewport: { value: "phone" } } };

/** Long text scrolls inside the panel, which keeps its height. */
export const LongText: Story = {
  args: { text: `${caption}\n\n`.repeat(9) },
  play: async ({ canvas }) => {
    const text = canvas.getByRole("group", { name: "Caption" });
    await expect(text.scrollHeight).toBeGreaterThan(text.clientHeight);
    await expect(canvas.getByRole("region").offsetHeight).toBe(400);
  },
};
export const LongWords: Story = {
  args: { title: "Veröffentlichungsbeschreibung".repeat(3), text: "🌻".concat("a".repeat(500)) },
};
export const RightToLeft: Story = {
  args: { title: "وصف", text: "عشر دقائق، صينية واحدة، بلا أعذار. 🌱", counts: ["36 حرفًا", "7 كلمات"] },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
};
