import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "@trellis/ui/button";
import { GrowthTrellis } from "@trellis/ui/growth-trellis";
import { Skeleton } from "@trellis/ui/skeleton";
import { WelcomeBanner } from "@trellis/ui/welcome-banner";
import { trellis } from "./dashboard-sample.tsx";
import { guide } from "../docs/guide.ts";

const meta = {
  id: "ui-welcome-banner",
  title: "Components/Product/WelcomeBanner",
  component: WelcomeBanner,
  parameters: {
    docs: {
      description: {
        component: guide({
          what: "The top of the dashboard: a greeting, the next task and the progress of the plan.",
          do: ["Name the next task."],
          dont: ["Don't add more than two actions."],
        }),
      },
    },
  },
  args: {
    eyebrow: "Week 2 of 3 · Thursday",
    title: "Good morning, Ana",
    text: "Eleven tasks in, and it shows. Today: film a 20-second hook for the lentil short.",
    actions: (
      <>
        <Button>Open roadmap</Button>
        <Button variant="secondary">Create content</Button>
      </>
    ),
    picture: trellis,
  },
  argTypes: {
    actions: { control: false },
    picture: { control: false },
    eyebrow: { control: "text" },
    text: { control: "text" },
  },
} satisfies Meta<typeof WelcomeBanner>;
export default meta;

type Story = StoryObj<typeof meta>;

const empty = [1, 2, 3].map((n) => ({ label: `Week ${n}`, done: 0, total: 7 }));

export const WithPlan: Story = {};
export const Phone: Story = { tags: ["!test"], globals: { viewport: { value: "phone" } } };
export const NoPlanYet: Story = {
  args: {
    eyebrow: undefined,
    text: "Answer five short questions and your three weeks grow here.",
    actions: <Button>Start onboarding</Button>,
    picture: <GrowthTrellis weeks={empty} label="No plan yet" nextLabel="Start" />,
  },
};
export const Loading: Story = {
  args: { text: <Skeleton shape="text" width="80%" />, actions: undefined, picture: <Skeleton height={220} /> },
};
export const LongName: Story = { args: { title: "Guten Morgen, Maximiliane-Theodora von Hohenstein-Berg" } };
export const RightToLeft: Story = { decorators: [(Story) => <div dir="rtl">{Story()}</div>] };
