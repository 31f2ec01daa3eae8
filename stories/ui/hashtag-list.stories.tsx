import type { Meta, StoryObj } from "@storybook/react-vite";
import { HashtagList } from "@trellis/ui/hashtag-list";
import { copyButton, tags } from "./roadmap-sample.tsx";
import { guide } from "../docs/guide.ts";

const meta = {
  id: "ui-hashtag-list",
  title: "Components/Product/HashtagList",
  component: HashtagList,
  parameters: {
    docs: {
      description: {
        component: guide({
          what: "A card with the hashtags of a strategy and a button that copies them.",
          do: ["Say what is copied in the button's label."],
          dont: ["Don't show more than 30 hashtags."],
        }),
      },
    },
  },
  args: { title: "Hashtag strategy", tags, copy: copyButton },
  argTypes: { copy: { control: false } },
  decorators: [(Story) => <div style={{ maxWidth: 372 }}>{Story()}</div>],
} satisfies Meta<typeof HashtagList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithCopy: Story = {};
export const WithoutCopy: Story = { args: { copy: undefined } };
export const Phone: Story = { tags: ["!test"], globals: { viewport: { value: "phone" } } };
export const LongTags: Story = { args: { tags: tags.map((tag) => `${tag}veröffentlichungsregelmäßigkeitsübungen`) } };
