import type { Meta, StoryObj } from "@storybook/react-vite";
import { PageHeader } from "@trellis/ui/page-header";
import { copyButton } from "./roadmap-sample.tsx";
import { guide } from "../docs/guide.ts";

const meta = {
  component: PageHeader,
  parameters: {
    docs: {
      description: {
        component: guide({
          what: "The head of a page on the sheet: its `h1`, a sentence, one action.",
          do: ["Use it once per page."],
          dont: ["Don't put more than one primary action beside it."],
        }),
      },
    },
  },
  args: { title: "Your three-week roadmap", text: "Built from your answers.", action: copyButton },
  argTypes: { action: { control: false }, title: { control: "text" }, text: { control: "text" } },
} satisfies Meta<typeof PageHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithAction: Story = {};
export const TitleAlone: Story = { args: { text: undefined, action: undefined } };
export const Phone: Story = { tags: ["!test"], globals: { viewport: { value: "phone" } } };
