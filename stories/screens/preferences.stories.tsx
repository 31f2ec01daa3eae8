import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { expect } from "../../.storybook/in-language.ts";
import type { StoryOfEach } from "../../.storybook/states.ts";
import { PreferencesScreen } from "../../apps/web/src/features/preferences/preferences.screen.tsx";
import type { PreferencesFormProps } from "../../apps/web/src/features/preferences/preferences-form.section.tsx";

const current = {
  skills: ["personal training", "filming with a phone"],
  topics: ["home workouts", "mobility"],
  goal: ["a loyal audience"],
  targetAudience: ["busy parents"],
  platforms: ["Instagram", "YouTube"],
};
const texts = {
  skills: "personal training, filming with a phone",
  topics: "home workouts, mobility",
  goal: "a loyal audience",
  targetAudience: "busy parents",
  platforms: "Instagram, YouTube",
};
const nothing = { skills: [], topics: [], goal: [], targetAudience: [], platforms: [] };
const blank = { skills: "", topics: "", goal: "", targetAudience: "", platforms: "" };
const notStated = { audienceSize: undefined, weeklyHours: undefined };
const longTopics = Array.from({ length: 24 }, (_, index) => `topic number ${index + 1}`);
const long = "a-single-word-that-is-longer-than-the-narrowest-phone-screen-is-wide";

const meta = {
  title: "Screens/Preferences",
  component: PreferencesScreen,
  parameters: { design: "preferences", states: (): object => [meta, states] },
  args: {
    view: { is: "editing" },
    current,
    texts,
    changed: [],
    choices: notStated,
    problems: {},
    isChanged: false,
    onType: fn(),
    onChoose: fn(),
    onUpdate: fn(),
    onDiscard: fn(),
  },
} satisfies Meta<typeof PreferencesScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Editing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const goal = canvas.getByRole("textbox", { name: "Goal", description: /commas/ });
    await userEvent.type(goal, "!");
    await expect(args.onType).toHaveBeenCalledWith("goal", "a loyal audience!");
    await expect(canvas.queryByRole("button", { name: "Discard changes" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Update preferences" }));
    await expect(args.onUpdate).toHaveBeenCalledOnce();
  },
};
export const Changed: Story = {
  args: {
    isChanged: true,
    changed: ["goal"],
    texts: { ...texts, goal: "a loyal audience, first sponsor" },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText("You have unsaved changes.")).toBeVisible();
    await expect(canvas.getByText("Changed")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Discard changes" }));
    await expect(args.onDiscard).toHaveBeenCalledOnce();
  },
};
export const Updating: Story = {
  args: { view: { is: "updating" }, isChanged: true, changed: ["skills"] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Skills" }), "x");
    await expect(args.onType).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: "Updating…" }));
    await expect(args.onUpdate).not.toHaveBeenCalled();
  },
};
export const Updated: Story = {
  args: { view: { is: "updated" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Saved. Your new roadmap is growing from these answers.")).toBeVisible();
  },
};
export const NothingAnswered: Story = {
  args: { current: nothing, texts: blank },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText("None")).toHaveLength(5);
  },
};
export const OptionalAnswers: Story = {
  args: {
    choices: { audienceSize: "under1000", weeklyHours: "upTo2" },
  },
  play: async ({ args, canvas, userEvent }) => {
    const time = canvas.getByRole("combobox", { name: "Time per week", description: /^Optional/ });
    await userEvent.selectOptions(time, "over10");
    await expect(args.onChoose).toHaveBeenCalledWith("weeklyHours", "over10");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Audience size" }), "");
    await expect(args.onChoose).toHaveBeenCalledWith("audienceSize", "");
  },
};
export const TooLong: Story = {
  args: { isChanged: true, problems: { topics: "tooLong", platforms: "tooMany" } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Update preferences" }));
    await expect(args.onUpdate).not.toHaveBeenCalled();
    const topics = canvas.getByRole("textbox", { name: "Topics" });
    await expect(topics).toHaveFocus();
    await expect(topics).toHaveAccessibleDescription(/no more than 500 characters/);
  },
};
export const LongAnswers: Story = {
  args: {
    current: { ...current, topics: longTopics, goal: [long] },
    texts: { ...texts, topics: longTopics.join(", "), goal: long },
  },
};
export const OnAPhone: Story = { ...Changed, globals: { viewport: { value: "phone" } } };
export const InSpanish: Story = { tags: ["!test"], args: { isChanged: true }, globals: { locale: "es" } };
export const InFrench: Story = { tags: ["!test"], args: { isChanged: true }, globals: { locale: "fr" } };
export const Pseudo: Story = { tags: ["!test"], args: { isChanged: true }, globals: { locale: "en-XA" } };
export const Dark: Story = { ...TooLong, globals: { theme: "dark" } };

/** A story for each member of the view. */
const states = {
  view: { editing: Editing, updating: Updating, updated: Updated } satisfies StoryOfEach<PreferencesFormProps["view"]>,
};
