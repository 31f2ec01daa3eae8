import type { Meta, StoryObj } from "@storybook/react-vite";
import { useTranslation } from "react-i18next";
import { expect } from "storybook/test";
import { EngagementScreen } from "../../apps/web/src/features/engagement/engagement.screen.tsx";
import { sampleEngagement } from "../../apps/web/src/features/engagement/engagement-sample.ts";

const now = new Date(2026, 10, 21, 10);

function WithSample() {
  const { t } = useTranslation("engagement");
  return <EngagementScreen sample={sampleEngagement(now, t)} now={now} />;
}

const meta = { title: "Screens/Engagement", component: WithSample } satisfies Meta<typeof WithSample>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Opens a tab by its place, whatever it is called in the story's language. */
const openTab =
  (place: number): NonNullable<Story["play"]> =>
  async ({ canvas, userEvent }) => {
    const tab = canvas.getAllByRole("tab")[place];
    if (tab) await userEvent.click(tab);
    await expect(tab).toHaveAttribute("aria-selected", "true");
  };

export const Comments: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText("3 need a reply")).toBeVisible();
    const reply = canvas.getByRole("button", { name: "Reply: Marta L." });
    await expect(reply).toHaveAccessibleDescription(/Sample data/);
    const before = canvas.getByRole("tabpanel").innerHTML;
    await userEvent.click(reply);
    await expect(canvas.getByRole("tabpanel").innerHTML).toBe(before);
  },
};
export const CommentsOnAPhone: Story = { globals: { viewport: { value: "phone" } } };
export const CommentsInFrench: Story = { globals: { locale: "fr" } };
export const Prompts: Story = { play: openTab(1) };
export const PromptsOnAPhone: Story = { play: openTab(1), globals: { viewport: { value: "phone" } } };
export const PromptsInSpanish: Story = { play: openTab(1), globals: { locale: "es" } };
export const Insights: Story = { play: openTab(2) };
export const InsightsOnAPhone: Story = { play: openTab(2), globals: { viewport: { value: "phone" } } };
