import type { Meta, StoryObj } from "@storybook/react-vite";
import { Pagination } from "@trellis/ui/pagination";
import { expect, fn } from "storybook/test";
import { guide } from "../docs/guide.ts";

const meta = {
  id: "ui-pagination",
  title: "Components/Navigation/Pagination",
  tags: ["new"],
  component: Pagination,
  parameters: {
    docs: {
      description: {
        component: guide({
          what: "Buttons for the pages of a long list. Phones show the position instead of the page numbers.",
          do: ["Move focus to the start of the list after a change if the list is long."],
          dont: [
            "Don't use it for fewer than two pages.",
            "Don't use it for content that is read continuously, such as a chat. Load more instead.",
          ],
          keys: [
            ["Tab", "Moves focus to the next button"],
            ["Enter, Space", "Opens the page"],
          ],
        }),
      },
    },
  },
  args: {
    label: "Pages",
    pageCount: 12,
    defaultPage: 5,
    previousLabel: "Previous page",
    nextLabel: "Next page",
    pageLabel: (page: number) => `Page ${page}`,
    statusText: (page: number, count: number) => `Page ${page} of ${count}`,
    onPageChange: fn(),
  },
} satisfies Meta<typeof Pagination>;
export default meta;

type Story = StoryObj<typeof meta>;

export const InTheMiddle: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Next page" }));
    await userEvent.click(canvas.getByRole("button", { name: "Page 12" }));
    await userEvent.click(canvas.getByRole("button", { name: "Next page" }));
    await expect(args.onPageChange).toHaveBeenCalledTimes(2);
    await expect(canvas.getByRole("status")).toHaveTextContent("Page 12 of 12");
  },
};
export const FewPages: Story = { args: { pageCount: 3, defaultPage: 1 } };
export const OnAPhone: Story = { tags: ["!test"], globals: { viewport: { value: "phone" } } };
