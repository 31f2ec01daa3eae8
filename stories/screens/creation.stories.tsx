import type { Meta, StoryObj } from "@storybook/react-vite";
import { examples } from "@trellis/contract/examples";
import { parse } from "valibot";
import { generateContent } from "@trellis/contract/content";
import { expect, fn } from "storybook/test";
import { CreationScreen } from "../../apps/web/src/features/creation/creation.screen.tsx";
import { emptyForm } from "../../apps/web/src/features/creation/creation-form.ts";
import type { Writing } from "../../apps/web/src/features/creation/draft.ts";

const { body, reply } = examples.generateContent;
const sample = parse(generateContent.reply, reply);
const writing: Writing = { tool: "caption", platform: "Instagram", text: sample.content, isBuiltIn: true };
const filled = { ...emptyForm, topic: body.topic ?? "", audience: body.audience ?? "" };

const meta = {
  title: "Screens/Content creation",
  component: CreationScreen,
  args: {
    form: emptyForm,
    onChange: fn(),
    view: { is: "idle" },
    isWriting: false,
    onGenerate: fn(),
    onCopy: fn(),
    onDownload: fn(),
    ideas: [],
    onIdea: fn(),
  },
} satisfies Meta<typeof CreationScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("tab", { name: "Script" }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...emptyForm, selectedTool: "script" });
    await userEvent.click(canvas.getByRole("radio", { name: "TikTok" }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...emptyForm, platform: "TikTok" });
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Tone" }), "Funny");
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...emptyForm, tone: "Funny" });
    await userEvent.type(canvas.getByRole("textbox", { name: "Topic" }), "b{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...emptyForm, topic: "b" });
    await expect(args.onGenerate).toHaveBeenCalledOnce();
  },
};
export const Writes: Story = {
  args: { form: filled, view: { is: "writing" }, isWriting: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Generating..." }));
    await userEvent.type(canvas.getByRole("textbox", { name: "Topic" }), "{Enter}");
    await expect(args.onGenerate).not.toHaveBeenCalled();
  },
};
/** A script is being written; the caption of before is still here. */
export const WritesAnother: Story = {
  args: { form: filled, view: { is: "ready", writing }, isWriting: true, ideas: sample.contentIdeas ?? [] },
};
export const Ready: Story = {
  args: { form: filled, view: { is: "ready", writing }, ideas: sample.contentIdeas ?? [] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Copy" }));
    await expect(args.onCopy).toHaveBeenCalledWith(writing);
    await userEvent.click(canvas.getByRole("button", { name: "Download" }));
    await expect(args.onDownload).toHaveBeenCalledWith(writing);
    await userEvent.click(canvas.getByRole("button", { name: "One week, one change" }));
    await expect(args.onIdea).toHaveBeenCalledWith(expect.objectContaining({ title: "One week, one change" }));
    await expect(canvas.getByRole("textbox", { name: "Topic" })).toHaveFocus();
  },
};
export const OnAPhone: Story = { ...Ready, globals: { viewport: { value: "phone" } } };
export const InFrench: Story = {
  tags: ["!test"],
  args: { form: filled, view: { is: "ready", writing }, ideas: sample.contentIdeas ?? [] },
  globals: { locale: "fr" },
};
export const LongCaption: Story = {
  args: { form: filled, view: { is: "ready", writing: { ...writing, text: `${sample.content} `.repeat(3) } } },
};
export const ByAModel: Story = {
  args: { form: filled, view: { is: "ready", writing: { ...writing, isBuiltIn: false } } },
};
export const Failed: Story = {
  args: { form: filled, view: { is: "failed" } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Error generating content");
    await expect(canvas.getByRole("alert")).toHaveTextContent("Please try again or check your connection.");
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.onGenerate).toHaveBeenCalledOnce();
  },
};
export const EmptyText: Story = { args: { view: { is: "ready", writing: { ...writing, text: "" } } } };
export const UnknownEngagement: Story = {
  args: {
    view: { is: "ready", writing },
    ideas: [
      { id: "1", title: "Bread", category: "", engagement: "", trending: false },
      { id: "1", title: "A".repeat(120), category: "Tools", engagement: "Rather quiet", trending: true },
    ],
  },
};
