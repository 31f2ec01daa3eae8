import type { Meta, StoryObj } from "@storybook/react-vite";
import { examples } from "@trellis/contract/examples";
import { parse } from "valibot";
import { generateContent } from "@trellis/contract/content";
import { fn } from "storybook/test";
import { expect, within } from "../../.storybook/in-language.ts";
import type { StoryOfEach } from "../../.storybook/states.ts";
import { CreationScreen } from "../../apps/web/src/features/creation/creation.screen.tsx";
import { emptyForm } from "../../apps/web/src/features/creation/creation-form.ts";
import type { Writing } from "../../apps/web/src/features/creation/draft.ts";
import { itemsOf, textsOf } from "./sample-data.ts";
import type { Draft } from "../../apps/web/src/features/creation/draft.ts";

const { body, reply } = examples.generateContent;
const sample = parse(generateContent.reply, reply);
const writing: Writing = { tool: "caption", platform: "Instagram", text: sample.content, author: "built-in engine" };
const filled = { ...emptyForm, topic: body.topic ?? "", audience: body.audience ?? "" };

const meta = {
  title: "Screens/Content creation",
  component: CreationScreen,
  parameters: { design: "creation", states: (): object => [meta, states] },
  args: {
    form: emptyForm,
    author: { name: "Maya Torres" },
    onChange: fn(),
    view: { is: "idle" },
    isWriting: false,
    onGenerate: fn(),
    onStop: fn(),
    onContinue: fn(),
    onAnother: fn(),
    onCopy: fn(),
    onDownload: fn(),
    ideas: [],
    onIdea: fn(),
  },
} satisfies Meta<typeof CreationScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const panelOf = (canvas: { getByRole: ReturnType<typeof within>["getByRole"] }) =>
  canvas.getByRole("region", { name: "Your caption" });

export const Form: Story = {
  name: "CNT-01 CNT-02 CNT-03 CNT-04 CNT-18 CNT-22 offers tools, platforms, tones and two tips, and hides Copy",
  play: async ({ canvas }) => {
    await expect(textsOf(canvas.getAllByRole("tab"))).toEqual([
      expect.stringMatching(/^Caption/),
      expect.stringMatching(/^Script/),
      expect.stringMatching(/^Hashtag/),
      expect.stringMatching(/^Outline/),
    ]);
    await expect(canvas.getByRole("tab", { selected: true })).toHaveTextContent("Caption");
    const platforms = within(canvas.getByRole("radiogroup", { name: "Platform" })).getAllByRole("radio");
    await expect(platforms).toHaveLength(4);
    for (const name of ["Instagram", "TikTok", "YouTube", "Facebook"])
      await expect(canvas.getByRole("radio", { name })).toBeVisible();
    const tone = canvas.getByRole("combobox", { name: "Tone" });
    await expect(textsOf(within(tone).getAllByRole("option"))).toEqual([
      "Motivational",
      "Educational",
      "Casual",
      "Professional",
      "Funny",
    ]);
    await expect(tone).toHaveValue("Motivational");
    await expect(canvas.getByRole("textbox", { name: "Topic" })).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Audience" })).toBeVisible();
    await expect(textsOf(itemsOf(canvas, "region", "Tips"))).toEqual([
      expect.stringContaining("captions under 125 characters"),
      expect.stringContaining("5-15 hashtags per post"),
    ]);
    await expect(within(panelOf(canvas)).queryByRole("button")).toBeNull();
    await expect(panelOf(canvas).offsetHeight).toBe(400);
  },
};
export const ReportsChanges: Story = {
  tags: ["behavior"],
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
export const Generating: Story = {
  args: { form: filled, view: { is: "writing", text: "" }, isWriting: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Generating..." }));
    await userEvent.type(canvas.getByRole("textbox", { name: "Topic" }), "{Enter}");
    await expect(args.onGenerate).not.toHaveBeenCalled();
  },
};
export const Streaming: Story = {
  args: { form: filled, view: { is: "writing", text: sample.content.slice(0, 60) }, isWriting: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(panelOf(canvas)).toHaveTextContent(sample.content.slice(0, 60).trim());
    await expect(within(panelOf(canvas)).getByRole("status")).toHaveTextContent(/^Writing$/);
    await expect(within(panelOf(canvas)).queryByRole("button", { name: "Copy" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Stop" }));
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
};
const cut = { ...writing, text: sample.content.slice(0, 60) };
export const Stopped: Story = {
  args: { form: filled, view: { is: "ready", writing: { ...cut, cut: "stopped" } } },
  play: async ({ canvas }) => {
    await expect(panelOf(canvas)).toHaveTextContent(/You stopped this draft before it was complete\./);
    await expect(canvas.getByRole("button", { name: "Copy" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Continue" })).toBeNull();
  },
};
export const Interrupted: Story = {
  args: { form: filled, view: { is: "ready", writing: { ...cut, cut: "interrupted" } } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(panelOf(canvas)).toHaveTextContent(/This draft was interrupted before it was complete\./);
    await userEvent.click(canvas.getByRole("button", { name: "Continue" }));
    await expect(args.onContinue).toHaveBeenCalledWith({ ...cut, cut: "interrupted" });
  },
};
/** Content for another tool is being generated. */
export const GeneratingForAnotherTool: Story = {
  args: { form: filled, view: { is: "ready", writing }, isWriting: true, ideas: sample.contentIdeas ?? [] },
};
export const Ready: Story = {
  args: { form: filled, view: { is: "ready", writing }, ideas: sample.contentIdeas ?? [] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Another version" }));
    await expect(args.onAnother).toHaveBeenCalledWith(writing);
    await userEvent.click(canvas.getByRole("button", { name: "Copy" }));
    await expect(args.onCopy).toHaveBeenCalledWith(writing);
    await userEvent.click(canvas.getByRole("button", { name: "Download" }));
    await expect(args.onDownload).toHaveBeenCalledWith(writing);
    await userEvent.click(canvas.getByRole("button", { name: "One week, one change" }));
    await expect(args.onIdea).toHaveBeenCalledWith(expect.objectContaining({ title: "One week, one change" }));
    await expect(canvas.getByRole("textbox", { name: "Topic" })).toHaveFocus();
  },
};
export const OnAPhone: Story = {
  ...Ready,
  name: "Shows the whole post on a phone",
  globals: { viewport: { value: "phone" } },
  play: async (context) => {
    await Ready.play?.(context);
    const text = context.canvas.getByRole("group", { name: "Your caption" });
    await expect(text.scrollHeight).toBe(text.clientHeight);
  },
};
export const InFrench: Story = {
  tags: ["!test"],
  args: { form: filled, view: { is: "ready", writing }, ideas: sample.contentIdeas ?? [] },
  globals: { locale: "fr" },
};
export const InterruptedInSpanish: Story = { tags: ["!test"], ...Interrupted, globals: { locale: "es" } };
export const InterruptedInFrench: Story = { tags: ["!test"], ...Interrupted, globals: { locale: "fr" } };
export const OnTikTok: Story = {
  tags: ["!test"],
  args: {
    form: { ...filled, platform: "TikTok" },
    view: { is: "ready", writing: { ...writing, platform: "TikTok" } },
  },
};
export const OnFacebook: Story = {
  tags: ["!test"],
  args: {
    form: { ...filled, platform: "Facebook" },
    view: { is: "ready", writing: { ...writing, platform: "Facebook" } },
  },
};
export const Hashtags: Story = {
  args: {
    form: { ...filled, platform: "YouTube", selectedTool: "hashtag" },
    view: {
      is: "ready",
      writing: {
        tool: "hashtag",
        platform: "YouTube",
        text: "#homeworkout #noequipment #busyparents #fitat40 #tenminutes",
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("#fitat40")).toBeVisible();
  },
};
export const Script: Story = {
  tags: ["!test"],
  args: {
    form: { ...filled, selectedTool: "script" },
    view: {
      is: "ready",
      writing: {
        tool: "script",
        platform: "Instagram",
        text: `Hook · 0:00–0:03\n${sample.content}\n\nStep 1 · 0:03–0:12\nShow the move.`,
      },
    },
  },
};
export const AudienceFromProfile: Story = {
  args: { form: { ...emptyForm, audience: "busy parents" }, profileAudience: "busy parents" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Audience" })).toHaveAccessibleDescription(
      "From your profile. You can change it for this post.",
    );
  },
};
export const TopicsFromProfileAndPlan: Story = {
  args: {
    topicIdeas: ["home fitness", "Form checks and safe technique"],
  },
  play: async ({ args, canvas, userEvent }) => {
    const ideas = within(canvas.getByRole("list", { name: "From your profile and plan:" })).getAllByRole("button");
    await expect(textsOf(ideas)).toEqual(["home fitness", "Form checks and safe technique"]);
    await userEvent.click(canvas.getByRole("button", { name: "Form checks and safe technique" }));
    await expect(args.onChange).toHaveBeenCalledWith({ ...emptyForm, topic: "Form checks and safe technique" });
  },
};
export const LongCaption: Story = {
  name: "CNT-11 keeps the panel 400 px high and scrolls long text",
  args: { form: filled, view: { is: "ready", writing: { ...writing, text: `${sample.content} `.repeat(30) } } },
  play: async ({ canvas }) => {
    await expect(panelOf(canvas).offsetHeight).toBe(400);
    const text = canvas.getByRole("group", { name: "Your caption" });
    await expect(text.scrollHeight).toBeGreaterThan(text.clientHeight);
    await expect(panelOf(canvas)).toHaveTextContent(/People see only the first 125 characters/);
  },
};
export const LongCaptionOnAPhone: Story = {
  ...LongCaption,
  name: "CNT-11 shows more than 400 px of a post on a phone, and scrolls the rest",
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expect(panelOf(canvas).offsetHeight).toBe(680);
    const text = canvas.getByRole("group", { name: "Your caption" });
    await expect(text.scrollHeight).toBeGreaterThan(text.clientHeight);
  },
};
export const WrittenByModel: Story = {
  name: "Written by an AI model",
  args: { form: filled, view: { is: "ready", writing: { ...writing, author: "gpt-4o-mini" } } },
  play: async ({ canvas }) => {
    await expect(panelOf(canvas)).toHaveTextContent(/Written by gpt-4o-mini/);
  },
};
export const Failed: Story = {
  name: "CNT-19 shows the error with a hint and keeps the form",
  args: { form: filled, view: { is: "failed" } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Error generating content");
    await expect(canvas.getByRole("textbox", { name: "Topic" })).toHaveValue(filled.topic);
    await expect(canvas.getByRole("textbox", { name: "Audience" })).toHaveValue(filled.audience);
    await expect(canvas.getByRole("alert")).toHaveTextContent("Please try again or check your connection.");
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.onGenerate).toHaveBeenCalledOnce();
  },
};
export const FailedOnAPhone: Story = {
  ...Failed,
  name: "CNT-19 shows the whole error on a phone",
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const panel = panelOf(canvas).getBoundingClientRect();
    const retry = canvas.getByRole("button", { name: "Try again" }).getBoundingClientRect();
    await expect(panel.bottom - retry.bottom).toBeGreaterThan(8);
  },
};
export const AtTheLimit: Story = {
  name: "Warns before a field is full, and keeps text that is too long without sending it",
  args: { form: { ...emptyForm, topic: "a".repeat(490), audience: "a".repeat(510) } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("textbox", { name: "Topic" })).toHaveAccessibleDescription("10 characters left");
    const audience = canvas.getByRole("textbox", { name: "Audience" });
    await expect(audience).toHaveValue("a".repeat(510));
    await expect(audience).toHaveAccessibleDescription(/^10 characters too many: the maximum is 500\./);
    await userEvent.click(canvas.getByRole("button", { name: "Generate" }));
    await expect(args.onGenerate).not.toHaveBeenCalled();
  },
};
export const EmptyText: Story = { args: { view: { is: "ready", writing: { ...writing, text: "" } } } };
export const Ideas: Story = {
  name: "CNT-15 CNT-16 shows the title, category, engagement and trending badge of each idea, with a color per engagement level",
  args: {
    view: { is: "ready", writing },
    ideas: [
      { id: "1", title: "Why bread sinks", category: "Mistakes", engagement: "High", trending: true },
      { id: "2", title: "The first loaf", category: "Tutorial", engagement: "Medium", trending: false },
      { id: "3", title: "My oven", category: "Tools", engagement: "Rather quiet", trending: false },
    ],
  },
  play: async ({ canvas }) => {
    await expect(textsOf(itemsOf(canvas, "list", "Content ideas"))).toEqual([
      "Why bread sinksMistakesHigh engagementTrending",
      "The first loafTutorialMedium engagement",
      "My ovenToolsRather quiet",
    ]);
    const colors = ["High engagement", "Medium engagement", "Rather quiet"].map(
      (level) => getComputedStyle(canvas.getByText(level)).backgroundColor,
    );
    await expect(new Set(colors).size).toBe(3);
  },
};
export const UnknownEngagement: Story = {
  args: {
    view: { is: "ready", writing },
    ideas: [
      { id: "1", title: "Bread", category: "", engagement: "", trending: false },
      { id: "1", title: "A".repeat(120), category: "Tools", engagement: "Rather quiet", trending: true },
    ],
  },
};

/** A story for each member of the view. */
const states = {
  view: { idle: Form, writing: Streaming, failed: Failed, ready: Ready } satisfies StoryOfEach<Draft>,
};
