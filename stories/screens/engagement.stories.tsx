import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { expect, within } from "../../.storybook/in-language.ts";
import { EngagementScreen } from "../../apps/web/src/features/engagement/engagement.screen.tsx";
import { sampleEngagement } from "../../apps/web/src/features/engagement/engagement-sample.ts";
import { expectInert, itemsOf, textsOf } from "./sample-data.ts";

const now = new Date(2026, 10, 21, 10);

function WithSample() {
  const { t } = useTranslation("engagement");
  const [drafts, setDrafts] = useState<Record<string, string>>({});
  const onDraft = (id: string, draft: string) => setDrafts({ ...drafts, [id]: draft });
  return <EngagementScreen sample={sampleEngagement(now, t)} {...{ now, drafts, onDraft }} />;
}

const meta = {
  title: "Screens/Engagement",
  parameters: { design: "engagement" },
  component: WithSample,
} satisfies Meta<typeof WithSample>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Opens the tab at an index, in any language. */
const openTab =
  (index: number): NonNullable<Story["play"]> =>
  async ({ canvas, userEvent }) => {
    const tab = canvas.getAllByRole("tab")[index];
    if (tab) await userEvent.click(tab);
    await expect(tab).toHaveAttribute("aria-selected", "true");
  };

export const Comments: Story = {
  name: "ENG-01 ENG-02 ENG-03 ENG-04 shows totals, recent comments and the number of comments that need a reply",
  play: async ({ canvas }) => {
    await expect(textsOf(itemsOf(canvas, "list", "Totals"))).toEqual([
      "Total followers48,213",
      "Total comments1,284",
      "Total likes23,917",
      "Engagement rate5.2%",
    ]);
    await expect(textsOf(canvas.getAllByRole("tab"))).toEqual(["Comments", "Engagement Prompts", "Community Insights"]);
    await expect(canvas.getByRole("tab", { selected: true })).toHaveTextContent("Comments");
    const comments = itemsOf(canvas, "list", "Recent comments");
    await expect(textsOf(comments)).toEqual([
      expect.stringMatching(/Marta L\..*Instagram · 14 minutes ago.*roommates.*24 likes/),
      expect.stringMatching(/Dev Patel.*YouTube · 1 hour ago.*167 likes/),
      expect.stringMatching(/Jules Renaud.*YouTube · 5 hours ago.*12 likes/),
      expect.stringMatching(/Noor H\..*TikTok · 3 hours ago.*89 likes/),
      expect.stringMatching(/Sofía R\..*Facebook · yesterday.*41 likes/),
      expect.stringMatching(/Tomás G\..*TikTok · 2 days ago.*203 likes/),
    ]);
    await expect(textsOf(comments.filter((comment) => within(comment).queryByText("Needs Reply")))).toEqual([
      expect.stringContaining("Marta L."),
      expect.stringContaining("Dev Patel"),
      expect.stringContaining("Jules Renaud"),
    ]);
    await expect(canvas.getByText("3 need a reply")).toBeVisible();
  },
};
export const InertComments: Story = {
  tags: ["behavior"],
  name: "ENG-05 Like and Reply do nothing",
  play: async ({ canvas, userEvent }) => {
    for (const comment of itemsOf(canvas, "list", "Recent comments")) {
      const [row] = within(comment).getAllByRole("button");
      if (row) await userEvent.click(row);
      await expect(row).toHaveAttribute("aria-expanded", "true");
      const conversation = within(comment).getByRole("group", { name: /^Your reply/ });
      await userEvent.type(within(conversation).getByRole("textbox"), "Hello");
      await expectInert(canvas, userEvent.click, 2, conversation);
    }
  },
};
export const Reply: Story = {
  name: "A reply to a sample comment is kept as a draft, and the field says that it is never sent",
  play: async (context) => {
    await openTab(2)(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole("button", { name: "Answer Marta L." }));
    const field = canvas.getByRole("textbox", { name: "Your reply to Marta L." });
    await expect(field).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Great question." }));
    await expect(field).toHaveFocus();
    await userEvent.type(field, "Flatbread!");
    await expect(field).toHaveValue("Great question. Flatbread!");
    await expect(canvas.queryByRole("button", { name: "Great question." })).toBeNull();
    await expect(field).toHaveAccessibleDescription(/^Draft saved in this browser.*never sent/);
  },
};
export const CommentsOnAPhone: Story = { tags: ["!test"], globals: { viewport: { value: "phone" } } };
export const CommentsInFrench: Story = { tags: ["!test"], globals: { locale: "fr" } };
export const Prompts: Story = {
  tags: ["behavior"],
  name: "ENG-06 ENG-07 shows prompts with inert buttons and four tips",
  play: async (context) => {
    await openTab(1)(context);
    const { canvas, userEvent } = context;
    const prompts = itemsOf(canvas, "list", "Engagement Prompts");
    await expect(prompts).toHaveLength(6);
    await expect(prompts[0]).toHaveTextContent(
      /Instagram.*What is for dinner.*Question.*High engagement.*Use This Prompt/,
    );
    await expect(canvas.getAllByRole("button", { name: "Use This Prompt" })).toHaveLength(6);
    await expectInert(canvas, userEvent.click, 6);
    await expect(textsOf(itemsOf(canvas, "region", "Pro Tips"))).toEqual([
      expect.stringMatching(/^Reply within 2 hours/),
      expect.stringMatching(/^Ask questions/),
      expect.stringMatching(/^Use polls and questions in your stories/),
      expect.stringMatching(/^Host a live Q&A/),
    ]);
  },
};
export const PromptsOnAPhone: Story = { play: openTab(1), globals: { viewport: { value: "phone" } } };
export const PromptsInSpanish: Story = { play: openTab(1), globals: { locale: "es" } };
export const Insights: Story = {
  name: "ENG-08 ENG-09 ENG-10 shows response rate, response time, top content and opportunities",
  play: async (context) => {
    await openTab(2)(context);
    const { canvas } = context;
    const rate = canvas.getByRole("region", { name: "Response rate" });
    await expect(rate).toHaveTextContent("You reply to 92% of the comments you get.");
    await expect(within(rate).getByRole("progressbar")).toHaveAttribute("aria-valuenow", "92");
    const time = canvas.getByRole("region", { name: "Average response time" });
    await expect(time).toHaveTextContent("1.6 hours");
    const bar = within(time).getByRole("progressbar", { name: "Average response time" });
    await expect(bar).toHaveAttribute("aria-valuenow", "80");
    await expect(bar).toHaveAttribute("aria-valuetext", "1.6 hours of your goal of 2 hours");
    await expect(textsOf(itemsOf(canvas, "region", "Top engaging content"))).toEqual([
      expect.stringMatching(/Lentil soup in ten minutes.*YouTube · 3,412 likes · 286 comments/),
      expect.stringContaining("Weeknight noodles"),
      expect.stringContaining("Three cuts everyone needs"),
    ]);
    await expect(textsOf(itemsOf(canvas, "region", "Growth opportunities"))).toEqual([
      expect.stringContaining("Go live on Thursdays"),
      expect.stringContaining("Ask one question a day"),
      expect.stringContaining("Answer after work"),
    ]);
  },
};
export const InsightsOnAPhone: Story = { play: openTab(2), globals: { viewport: { value: "phone" } } };
