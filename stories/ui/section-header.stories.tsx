import type { Meta, StoryObj } from "@storybook/react-vite";
import { SectionHeader } from "@trellis/ui/section-header";
import { LinkText } from "@trellis/ui/link-text";
import { guide } from "../docs/guide.ts";

const meta = {
  id: "ui-section-header",
  title: "Components/Navigation/SectionHeader",
  component: SectionHeader,
  parameters: {
    docs: {
      description: {
        component: guide({
          what: "The heading of a section, with an optional link or button.",
          do: ["Keep it to one line.", "Label the section with it through `id` and `aria-labelledby`."],
          dont: ["Don't skip a heading level."],
        }),
      },
    },
  },
  args: { title: "Your platforms", action: <LinkText href="#settings">Connect all</LinkText> },
  argTypes: { action: { control: false } },
  decorators: [(Story) => <div style={{ maxWidth: 372 }}>{Story()}</div>],
} satisfies Meta<typeof SectionHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithLink: Story = {};
export const TitleOnly: Story = { args: { action: undefined } };
export const LongWords: Story = { args: { title: "Deine Veröffentlichungsplattformen und Konten" } };
