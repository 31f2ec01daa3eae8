import type { Meta, StoryObj } from "@storybook/react-vite";
import { useTranslation } from "react-i18next";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { CalendarScreen } from "../../apps/web/src/features/calendar/calendar.screen.tsx";
import {
  sampleItems,
  samplePostingTimes,
  sampleSuggestions,
} from "../../apps/web/src/features/calendar/calendar-sample.ts";

const now = new Date(2026, 10, 21, 10);

function WithSample({ isEmpty, onNews }: { isEmpty: boolean; onNews: (news: string) => void }) {
  const { t } = useTranslation("calendar");
  return (
    <CalendarScreen
      items={isEmpty ? [] : sampleItems(now, t)}
      times={samplePostingTimes}
      suggestions={sampleSuggestions(t)}
      {...{ now, onNews }}
    />
  );
}

const meta = {
  title: "Screens/Calendar",
  component: WithSample,
  args: { isEmpty: false, onNews: fn() },
} satisfies Meta<typeof WithSample>;
export default meta;

type Story = StoryObj<typeof meta>;

const openItem: NonNullable<Story["play"]> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole("button", { name: /Lentil soup/ }));
  await waitFor(() => expect(screen.getByRole("dialog", { name: "Edit Content" })).toBeVisible());
};

export const Week: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: /November 15/ })).toBeVisible();
    await expect(canvas.getAllByRole("gridcell")).toHaveLength(7);
    await expect(canvas.getByRole("note")).toHaveTextContent(/nothing is saved/);
  },
};
export const Month: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("radio", { name: "Month" }));
    await expect(canvas.getByRole("heading", { name: "November 2026" })).toBeVisible();
    await expect(canvas.getAllByRole("gridcell")).toHaveLength(35);
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
export const InFrench: Story = { globals: { locale: "fr" } };
export const NothingPlanned: Story = { args: { isEmpty: true }, globals: { viewport: { value: "phone" } } };

export const Adding: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Add Content" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Add Content" }));
    await userEvent.type(dialog.getByRole("textbox", { name: "Title" }), "Chestnut soup");
    await userEvent.click(dialog.getByRole("radio", { name: "TikTok" }));
    await userEvent.click(dialog.getByRole("radio", { name: "Reel" }));
    await userEvent.click(dialog.getByRole("button", { name: "Add Content" }));
    await waitFor(() => expect(args.onNews).toHaveBeenCalledWith("added"));
    const added = await canvas.findByRole("button", { name: /Chestnut soup.*TikTok.*Planned/ });
    await expect(added.closest("[role=gridcell]")).toHaveFocus();
  },
};
export const WithoutATitle: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Add Content" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Add Content" }));
    const title = dialog.getByRole("textbox", { name: "Title" });
    await waitFor(() => expect(title).toHaveAccessibleDescription("Give it a title"));
    await expect(title).toHaveFocus();
  },
};
export const Editing: Story = { play: openItem };
export const EditingOnAPhone: Story = { play: openItem, globals: { viewport: { value: "phone" } } };
export const Deleted: Story = {
  play: async (context) => {
    await openItem(context);
    const { canvas, userEvent } = context;
    await userEvent.click(screen.getByRole("button", { name: "Delete" }));
    await waitFor(() => expect(canvas.getByRole("button", { name: "Undo" })).toHaveFocus());
    await expect(canvas.queryByRole("button", { name: /Lentil soup/ })).toBeNull();
  },
};
export const Restored: Story = {
  play: async (context) => {
    await Deleted.play?.(context);
    const { args, canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole("button", { name: "Undo" }));
    await expect(await canvas.findByRole("button", { name: /Lentil soup/ })).toBeVisible();
    await expect(args.onNews).toHaveBeenCalledWith("restored");
  },
};
