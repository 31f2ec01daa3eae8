import type { Meta, StoryObj } from "@storybook/react-vite";
import { PlatformTile } from "@trellis/ui/brand-icon";
import { ProgressRing } from "@trellis/ui/progress-ring";
import { Tabs, type TabsProps } from "@trellis/ui/tabs";
import { useState } from "react";
import { expect } from "storybook/test";
import { guide } from "../docs/guide.ts";

const weeks = [
  { value: "1", label: "Week 1", note: "Find your voice", start: <ProgressRing value={100} /> },
  { value: "2", label: "Week 2", note: "Post every weekday", start: <ProgressRing value={57} /> },
  { value: "3", label: "Week 3", note: "Talk with your audience", start: <ProgressRing value={0} /> },
];
const names = { youtube: "YouTube", instagram: "Instagram", tiktok: "TikTok", facebook: "Facebook" };
const platforms = (["youtube", "instagram", "tiktok", "facebook"] as const).map((brand) => ({
  value: brand,
  label: names[brand],
  start: <PlatformTile brand={brand} size="sm" />,
}));

function Controlled(props: TabsProps<string>) {
  const [value, setValue] = useState(props.value ?? "");
  return (
    <Tabs {...props} value={value} onValueChange={setValue}>
      <p style={{ paddingTop: 16 }}>Shown: {value}</p>
    </Tabs>
  );
}
// Source blocks show this name.
Controlled.displayName = "Tabs";

const meta = {
  id: "ui-tabs",
  title: "Components/Navigation/Tabs",
  component: Tabs<string>,
  parameters: {
    docs: {
      description: {
        component: guide({
          what: "Shows one of several views. Moving focus to a tab opens it.",
          do: ["Use `tiles` for a few tabs with details, and `line` for plain labels."],
          dont: [
            "Don't use it for sequential steps. Use a wizard.",
            "Don't use it to navigate between pages. Use links.",
          ],
          keys: [
            ["Tab", "Moves focus to the selected tab, then into its panel"],
            ["ArrowLeft, ArrowRight", "Opens the adjacent tab, wrapping at the ends; reversed in right-to-left text"],
            ["Home, End", "Opens the first or last tab"],
          ],
        }),
      },
    },
  },
  args: { label: "Weeks", items: weeks, value: "2", variant: "tiles", onValueChange: () => undefined },
  argTypes: { items: { control: false } },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof Tabs<string>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Tiles: Story = {};
export const TilesOnAPhone: Story = { tags: ["!test"], globals: { viewport: { value: "phone" } } };
export const Line: Story = { args: { label: "Platforms", items: platforms, value: "youtube", variant: "line" } };

/** Without `value`, the tabs manage their own state. */
export const Uncontrolled: Story = {
  render: ({ value: _value, ...args }) => (
    <Tabs {...args} defaultValue="2">
      <p style={{ paddingTop: 16 }}>The plan of the week</p>
    </Tabs>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("tab", { name: /Week 2/, selected: true })).toBeVisible();
    await userEvent.click(canvas.getByRole("tab", { name: /Week 1/ }));
    await expect(canvas.getByRole("tab", { name: /Week 1/, selected: true })).toBeVisible();
    await expect(canvas.getByRole("tabpanel", { name: /Week 1/ })).toBeVisible();
  },
};

export const ArrowsHomeAndEnd: Story = {
  tags: ["behavior"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("tab", { name: /Week 2/ })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await expect(canvas.getByRole("tab", { name: /Week 1/ })).toHaveFocus();
    await expect(canvas.getByRole("tab", { name: /Week 1/ })).toHaveAttribute("aria-selected", "true");
    await userEvent.keyboard("{ArrowLeft}");
    await expect(canvas.getByRole("tabpanel", { name: /Week 3/ })).toHaveTextContent("Shown: 3");
    await userEvent.keyboard("{Home}");
    await expect(canvas.getByRole("tab", { name: /Week 1/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("tabpanel")).toHaveFocus();
  },
};

export const RightToLeft: Story = {
  tags: ["behavior"],
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(canvas.getByRole("tab", { name: /Week 3/ })).toHaveFocus();
  },
};
