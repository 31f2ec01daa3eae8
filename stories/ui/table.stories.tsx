import type { Meta, StoryObj } from "@storybook/react-vite";
import { Card } from "@trellis/ui/card";
import { Table, type TableColumn, type TableProps } from "@trellis/ui/table";
import { expect, fn, waitFor } from "storybook/test";
import { guide } from "../docs/guide.ts";
import { sampleDays, type SampleDay } from "./analytics-sample.ts";

// Keep these functions self-contained, because source blocks print only functions that use nothing else from this file.
const columns: readonly TableColumn<SampleDay>[] = [
  { key: "day", header: "Day", cell: ({ day }) => day },
  {
    key: "views",
    header: "Views",
    numeric: true,
    cell: ({ views }) => (Number.isFinite(views) ? views.toLocaleString("en") : "–"),
    sortBy: ({ views }) => views,
  },
  {
    key: "minutes",
    header: "Minutes",
    numeric: true,
    minor: true,
    cell: ({ minutes }) => (Number.isFinite(minutes) ? minutes.toLocaleString("en") : "–"),
    sortBy: ({ minutes }) => minutes,
  },
  {
    key: "gained",
    header: "Gained",
    numeric: true,
    // The left-to-right mark keeps the sign before the number in right-to-left text, as `Intl` does.
    cell: ({ gained }) => (Number.isFinite(gained) ? `\u200E${gained > 0 ? "+" : ""}${gained}` : "–"),
    sortBy: ({ gained }) => gained,
  },
  {
    key: "lost",
    header: "Lost",
    numeric: true,
    cell: ({ lost }) => (Number.isFinite(lost) ? `\u200E${lost > 0 ? "−" : ""}${lost}` : "–"),
    sortBy: ({ lost }) => lost,
  },
];

const meta = {
  id: "ui-table",
  title: "Components/Data display/Table",
  component: Table<SampleDay>,
  parameters: {
    docs: {
      description: {
        component: guide({
          what: "Data in rows and columns. Columns with `sortBy` can be sorted. The first rows are shown, and a button reveals more.",
          do: [
            "Identify the row in the first column: it becomes the row header.",
            "Mark columns of numbers as `numeric`, and columns that may be hidden on phones as `minor`.",
            "Define `columns` outside the component, because a new array re-renders all rows.",
          ],
          dont: [
            "Don't use it for layout.",
            "Don't raise `moreRows` to show thousands of rows at once: rendering them is slow.",
          ],
          keys: [
            ["Tab", "Moves through the table (arrow keys scroll it), its sortable headers and the buttons below"],
            ["Enter, Space", "Sorts by the focused header; pressing again reverses the order"],
          ],
        }),
      },
    },
  },
  args: {
    caption: "Day by day",
    captionHidden: true,
    columns,
    rows: sampleDays,
    rowKey: ({ day }) => day,
    emptyText: "No analytics available.",
    moreLabel: "View more days",
    lessLabel: "View fewer days",
  },
  argTypes: { columns: { control: false }, rows: { control: false }, emptyText: { control: "text" } },
  decorators: [
    (Story) => (
      <Card title="Day by day" style={{ maxWidth: 690 }}>
        {Story()}
      </Card>
    ),
  ],
} satisfies Meta<typeof Table<SampleDay>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TenOfThirty: Story = {};
export const Phone: Story = { tags: ["!test"], globals: { viewport: { value: "phone" } } };
export const WithCaption: Story = { args: { captionHidden: false, rows: sampleDays.slice(0, 4) } };
export const SortedAtFirst: Story = { args: { defaultSort: { key: "views", direction: "descending" } } };
export const Loading: Story = { args: { loading: true, firstRows: 5 } };
export const RightToLeft: Story = { decorators: [(Story) => <div dir="rtl">{Story()}</div>] };
export const Empty: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("cell", { name: "No analytics available." })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "View more days" })).toBeNull();
  },
};
export const LongWords: Story = {
  args: {
    rows: [{ day: "Donaudampfschifffahrt".repeat(24), views: 9_999_999_999, minutes: -1, gained: Number.NaN, lost: 0 }],
  },
};

/** If the columns don't fit, the table can be scrolled and focused, so that the arrow keys scroll it. */
export const Scrolls: Story = {
  tags: ["behavior"],
  decorators: [(Story) => <div style={{ maxWidth: 260 }}>{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getByRole("group", { name: "Day by day" });
    await userEvent.tab();
    await expect(region).toHaveFocus();
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
  },
};

export const SortsByKeyboard: Story = {
  tags: ["behavior"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    const views = canvas.getByRole("columnheader", { name: "Views" });
    await expect(canvas.getByRole("button", { name: "Views" })).toHaveFocus();
    await expect(views).not.toHaveAttribute("aria-sort");
    await userEvent.keyboard("{Enter}");
    await expect(views).toHaveAttribute("aria-sort", "ascending");
    await expect(canvas.getAllByRole("rowheader")[0]).toHaveTextContent("Oct 21");
    await userEvent.keyboard(" ");
    await expect(views).toHaveAttribute("aria-sort", "descending");
    await expect(canvas.getAllByRole("rowheader")[0]).toHaveTextContent("Nov 7");
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(views).not.toHaveAttribute("aria-sort");
    await expect(canvas.getByRole("columnheader", { name: "Minutes" })).toHaveAttribute("aria-sort", "ascending");
  },
};

export const MoreAndLess: Story = {
  tags: ["behavior"],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole("rowheader")).toHaveLength(10);
    canvas.getByRole("button", { name: "View more days" }).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getAllByRole("rowheader")).toHaveLength(30));
    const less = canvas.getByRole("button", { name: "View fewer days" });
    await expect(less).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(canvas.getAllByRole("rowheader")).toHaveLength(10);
    await expect(canvas.getByRole("button", { name: "View more days" })).toHaveFocus();
  },
};

const many = Array.from({ length: 10_000 }, (_, n) => ({
  day: `Day ${n}`,
  views: (n * 7919) % 10_007,
  minutes: n,
  gained: n % 50,
  lost: n % 9,
}));

/** Sorting covers all 10,000 rows, and “View more” gets focus when “View fewer” disappears. */
export const TenThousandRows: Story = {
  // Its source would be a megabyte.
  tags: ["!autodocs"],
  args: { rows: many } satisfies Partial<TableProps<SampleDay>>,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Views" }));
    await expect(canvas.getAllByRole("rowheader")[0]).toHaveTextContent("Day 0");
    await userEvent.click(canvas.getByRole("button", { name: "View more days" }));
    await waitFor(() => expect(canvas.getAllByRole("rowheader")).toHaveLength(110));
    await userEvent.click(canvas.getByRole("button", { name: "View fewer days" }));
    await expect(canvas.getAllByRole("rowheader")).toHaveLength(10);
    await expect(canvas.getByRole("button", { name: "View more days" })).toHaveFocus();
  },
};

const renderDay = fn(({ day }: SampleDay) => day);

/** A hundred rows are added in several frames, and no row is rendered twice, so that slow devices stay responsive. */
export const AddsRowsInSteps: Story = {
  tags: ["behavior", "!autodocs"],
  args: { rows: many, columns: [{ key: "day", header: "Day", cell: renderDay }] } satisfies Partial<
    TableProps<SampleDay>
  >,
  play: async ({ canvas, userEvent }) => {
    const added: number[] = [];
    const observer = new MutationObserver((changes) =>
      added.push(changes.flatMap(({ addedNodes }) => [...addedNodes]).length),
    );
    observer.observe(canvas.getByRole("table").querySelector("tbody") as Element, { childList: true });
    await userEvent.click(canvas.getByRole("button", { name: "View more days" }));
    await waitFor(() => expect(canvas.getAllByRole("rowheader")).toHaveLength(110));
    observer.disconnect();
    await expect(Math.max(...added)).toBeLessThanOrEqual(10);
    await expect(renderDay).toHaveBeenCalledTimes(110);
  },
};
