import type { Meta, StoryObj } from "@storybook/react-vite";
import { PageHeader } from "@trellis/ui/page-header";
import { copyButton } from "./roadmap-sample.tsx";
import { guide } from "../docs/guide.ts";

const meta = {
  id: "ui-page-header",
  title: "Components/Navigation/PageHeader",
  component: PageHeader,
  parameters: {
    docs: {
      description: {
        component: guide({
          what: "The header of a page: its `h1`, a description and an action.",
          do: ["Use it once per page."],
          dont: ["Don't add more than one primary action."],
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
export const TitleOnly: Story = { args: { text: undefined, action: undefined } };
export const Phone: Story = { tags: ["!test"], globals: { viewport: { value: "phone" } } };
