import type { Meta, StoryObj } from "@storybook/react-vite";
import { ScheduleList } from "@trellis/ui/schedule-list";
import { slots } from "./roadmap-sample.tsx";
import { guide } from "../docs/guide.ts";

const meta = {
  id: "ui-schedule-list",
  title: "Components/Data display/ScheduleList",
  component: ScheduleList,
  parameters: {
    docs: {
      description: {
        component: guide({
          what: "A card that lists when and where to post.",
          do: ["Pass localized days and times."],
          dont: ["Don't use it for dates. Use a calendar."],
        }),
      },
    },
  },
  args: { title: "Posting schedule", slots },
  decorators: [(Story) => <div style={{ maxWidth: 372 }}>{Story()}</div>],
} satisfies Meta<typeof ScheduleList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const FourSlots: Story = {};
export const Phone: Story = { tags: ["!test"], globals: { viewport: { value: "phone" } } };
export const LongWords: Story = {
  args: { slots: [{ day: "Donnerstag", time: "gegen 18:00 Uhr", platform: "Instagram", brand: "instagram" }] },
};
export const RightToLeft: Story = { decorators: [(Story) => <div dir="rtl">{Story()}</div>] };
