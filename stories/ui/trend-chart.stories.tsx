import type { Meta, StoryObj } from "@storybook/react-vite";
import { Card } from "@trellis/ui/card";
import { TrendChart } from "@trellis/ui/trend-chart";
import { expect } from "storybook/test";
import { guide } from "../docs/guide.ts";
import { samplePoints } from "./analytics-sample.ts";

const meta = {
  id: "ui-trend-chart",
  title: "Components/Data display/TrendChart",
  component: TrendChart,
  parameters: {
    docs: {
      description: {
        component: guide({
          what: "Shows a number over time as a line chart. Each point can be read with mouse, touch and keyboard, and the data is available as a table.",
          do: ["Pass localized labels and formatters.", "Use `null` for missing values: zero is a value."],
          dont: ["Don't combine two scales in one chart.", "Don't use it for parts of a whole. Use labeled bars."],
          keys: [
            ["Tab", "Moves focus to the plot, then to the button below it"],
            ["ArrowRight, ArrowUp", "Moves to the next point; left and right are swapped in right-to-left text"],
            ["ArrowLeft, ArrowDown", "Moves to the previous point"],
            ["PageUp, PageDown", "Moves seven points forward or back (`page`)"],
            ["Home, End", "Moves to the first or last point"],
            ["Escape", "Hides the point's tooltip"],
          ],
        }),
      },
    },
  },
  args: {
    label: "Views per day",
    points: samplePoints,
    formatValue: (value) => `${value.toLocaleString("en")} views`,
    formatTick: (value) => (Math.abs(value) < 1000 ? String(value) : `${value / 1000}K`),
    labels: {
      asTable: "View as table",
      asChart: "View as chart",
      point: "Day",
      value: "Views",
      missing: "No data",
      empty: "No analytics available.",
      more: "View more",
      less: "View less",
    },
  },
  decorators: [
    (Story) => (
      <Card title="Daily performance" style={{ maxWidth: 1100 }}>
        {Story()}
      </Card>
    ),
  ],
} satisfies Meta<typeof TrendChart>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Month: Story = {};
/** Each label takes one line below its point; the first and last labels stay inside the plot. */
export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    const { left, width } = canvas.getByRole("slider").getBoundingClientRect();
    const names = [...canvasElement.querySelectorAll("[data-part=names] > span")].filter((name) =>
      name.checkVisibility(),
    );
    for (const name of names) {
      const box = name.getBoundingClientRect();
      const place = samplePoints.findIndex(({ label }) => label === name.textContent);
      const point = left + (width * place) / (samplePoints.length - 1);
      await expect(box.height).toBeLessThan(30);
      await expect(Math.abs((box.left + box.right) / 2 - point)).toBeLessThan(name.hasAttribute("data-edge") ? 30 : 1);
    }
    await expect(names.length).toBeGreaterThan(2);
  },
};
export const Gaps: Story = {
  args: { points: samplePoints.map((point, n) => (n % 7 === 3 || n === 20 ? { ...point, value: Number.NaN } : point)) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll("path[data-part=area]")).toHaveLength(0);
    await expect(canvasElement.querySelectorAll("path[data-part=bridge]")).toHaveLength(5);
  },
};
export const Negative: Story = {
  args: { points: samplePoints.map(({ label, value }) => ({ label, value: Number(value) - 1500 })) },
};
export const OnePoint: Story = { args: { points: samplePoints.slice(0, 1) } };
export const AllZero: Story = { args: { points: samplePoints.map(({ label }) => ({ label, value: 0 })) } };
export const Loading: Story = { args: { loading: true } };
export const Empty: Story = {
  args: { points: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("No analytics available.")).toBeVisible();
    await expect(canvas.queryByRole("slider")).toBeNull();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};
export const LongWords: Story = {
  args: {
    points: samplePoints.map((point) => ({
      ...point,
      label: `Donnerstag, der ${point.label} 🌱`,
      note: "Veröffentlichung".repeat(6),
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Home}");
    await expect(canvas.getByRole("slider")).toHaveAttribute("aria-valuenow", "1");
  },
};

export const KeyboardNavigation: Story = {
  tags: ["behavior"],
  play: async ({ canvas, userEvent }) => {
    const slider = canvas.getByRole("slider", { name: "Views per day" });
    await expect(slider).toHaveAttribute("aria-details", canvas.getByRole("button", { name: "View as table" }).id);
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    await expect(slider).toHaveAttribute("aria-valuenow", "30");
    await userEvent.keyboard("{Home}");
    await expect(slider).toHaveAttribute("aria-valuetext", "Oct 21: 1,100 views");
    await userEvent.keyboard("{PageUp}{PageUp}{ArrowRight}{ArrowUp}{ArrowRight}");
    await expect(slider).toHaveAttribute("aria-valuenow", "18");
    await expect(slider.getAttribute("aria-valuetext")).toContain("best day");
    await expect(slider).toHaveTextContent("best day");
    await userEvent.keyboard("{ArrowLeft}{ArrowDown}");
    await expect(slider).toHaveAttribute("aria-valuenow", "16");
    await userEvent.keyboard("{End}{ArrowRight}");
    await expect(slider).toHaveAttribute("aria-valuenow", "30");
    await userEvent.keyboard("{PageDown}");
    await expect(slider).toHaveAttribute("aria-valuenow", "23");
    await userEvent.keyboard("{Escape}");
    await expect(slider).toHaveTextContent("");
  },
};

export const RightToLeft: Story = {
  tags: ["behavior"],
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    const slider = canvas.getByRole("slider");
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await expect(slider).toHaveAttribute("aria-valuenow", "28");
    await userEvent.keyboard("{ArrowLeft}");
    await expect(slider).toHaveAttribute("aria-valuenow", "29");
  },
};

/** The pointer selects the nearest point, and the tooltip stays inside the plot. */
export const ByMouse: Story = {
  tags: ["behavior"],
  play: async ({ canvas, userEvent }) => {
    const slider = canvas.getByRole("slider");
    const plot = slider.getBoundingClientRect();
    await userEvent.pointer({ target: slider, coords: { clientX: plot.left + 1, clientY: plot.top + 20 } });
    await expect(slider).toHaveAttribute("aria-valuenow", "1");
    const tooltip = canvas.getByText("1,100 views").parentElement?.getBoundingClientRect();
    await expect(tooltip?.left).toBeGreaterThanOrEqual(plot.left - 1);
    await userEvent.pointer({ target: slider, coords: { clientX: plot.right - 1, clientY: plot.top + 20 } });
    await expect(slider).toHaveAttribute("aria-valuenow", "30");
  },
};

export const AsTable: Story = {
  tags: ["behavior"],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "View as table" });
    button.focus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("table", { name: "Views per day" })).toBeVisible();
    await expect(canvas.getByRole("row", { name: "Oct 21 1,100 views" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "View as chart" })).toHaveFocus();
  },
};
/** The page already shows the same data in its own table. */
export const WithOwnTable: Story = {
  args: { tableId: "days" },
  render: (args) => (
    <>
      <TrendChart {...args} />
      <p id="days">The days as a table</p>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
    await expect(canvas.getByRole("slider")).toHaveAttribute("aria-details", "days");
  },
};
