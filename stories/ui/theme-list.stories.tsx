import type { Meta, StoryObj } from "@storybook/react-vite";
import { ThemeList } from "@trellis/ui/theme-list";
import { themes } from "./roadmap-sample.tsx";
import { guide } from "../docs/guide.ts";

const meta = {
  id: "ui-theme-list",
  title: "Components/Product/ThemeList",
  component: ThemeList,
  parameters: {
    docs: {
      description: {
        component: guide({
          what: "A card with the themes of a content strategy.",
          do: ["Keep each note to one sentence."],
          dont: ["Don't make the names links: themes have no pages."],
        }),
      },
    },
  },
  args: { title: "Content themes", themes },
  decorators: [(Story) => <div style={{ maxWidth: 372 }}>{Story()}</div>],
} satisfies Meta<typeof ThemeList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithNotes: Story = {};
export const NamesOnly: Story = { args: { themes: themes.map(({ name }) => ({ name })) } };
export const Phone: Story = { tags: ["!test"], globals: { viewport: { value: "phone" } } };
export const LongWords: Story = {
  args: {
    themes: [{ name: "Veröffentlichungsregelmäßigkeitsübungen und Antworten", note: "Am häufigsten gespeichert" }],
  },
};
