import type { Meta, StoryObj } from "@storybook/react-vite";
import { useTranslation } from "react-i18next";
import { fn, waitFor } from "storybook/test";
import { expect, screen, within } from "../../.storybook/in-language.ts";
import { CalendarScreen } from "../../apps/web/src/features/calendar/calendar.screen.tsx";
import {
  sampleItems,
  samplePostingTimes,
  sampleSuggestions,
} from "../../apps/web/src/features/calendar/calendar-sample.ts";

const now = new Date(2026, 10, 21, 10);

function WithSample({ isEmpty, onAction }: { isEmpty: boolean; onAction: (action: string) => void }) {
  const { t } = useTranslation("calendar");
  return (
    <CalendarScreen
      items={isEmpty ? [] : sampleItems(now, t)}
      times={samplePostingTimes}
      suggestions={sampleSuggestions(t)}
      {...{ now, onAction }}
    />
  );
}

const meta = {
  title: "Screens/Calendar",
  parameters: { design: "calendar" },
  component: WithSample,
  args: { isEmpty: false, onAction: fn() },
} satisfies Meta<typeof WithSample>;
export default meta;

type Story = StoryObj<typeof meta>;

const openItem: NonNullable<Story["play"]> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole("button", { name: /Lentil soup/ }));
  await waitFor(() => expect(screen.getByRole("dialog", { name: "Edit Content" })).toBeVisible());
};

export const Week: Story = {
  name: "CAL-08 shows the week, the best times to post and content suggestions",
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: /November 15/ })).toBeVisible();
    await expect(canvas.getAllByRole("gridcell")).toHaveLength(7);
    await expect(canvas.getByRole("note")).toHaveTextContent(/nothing is saved/);
    const times = within(canvas.getByRole("region", { name: "Best times to post" })).getAllByRole("listitem");
    await expect(times).toHaveLength(3);
    await expect(times[0]).toHaveTextContent(/Instagram.*11:00.AM.*1:00.PM/);
    await expect(times[1]).toHaveTextContent(/TikTok.*7:00.*9:00.PM/);
    await expect(times[2]).toHaveTextContent(/YouTube.*5:00.*7:00.PM/);
    const suggestions = within(canvas.getByRole("region", { name: "Content suggestions" })).getAllByRole("listitem");
    await expect(suggestions).toHaveLength(4);
    await expect(suggestions[0]).toHaveTextContent(/What I buy in a week.*Show your basket.*Instagram.*Lifestyle/);
  },
};
export const Month: Story = {
  tags: ["behavior"],
  name: "CAL-02 switches between week and month, and goes to the next week, the next month and today",
  play: async ({ canvas, userEvent }) => {
    const item = (name: RegExp) => canvas.queryByRole("button", { name });
    await expect(item(/Lentil soup/)).toBeVisible();
    await expect(item(/Weeknight noodles/)).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: /next week/i }));
    await expect(item(/Weeknight noodles/)).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: "Month" }));
    await expect(canvas.getByRole("heading", { name: "November 2026" })).toBeVisible();
    await expect(canvas.getAllByRole("gridcell")).toHaveLength(35);
    await userEvent.click(canvas.getByRole("button", { name: /next month/i }));
    await expect(canvas.getByRole("heading", { name: "December 2026" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Today" }));
    await expect(canvas.getByRole("heading", { name: "November 2026" })).toBeVisible();
  },
};
export const AddingOnAChosenDay: Story = {
  tags: ["behavior"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("radio", { name: "Month" }));
    canvas.getByRole("gridcell", { name: /Saturday, November 21/ }).focus();
    await userEvent.keyboard("{ArrowUp}{Enter}");
    const dialog = within(await screen.findByRole("dialog", { name: "Add Content" }));
    await expect(dialog.getByLabelText("Date and time")).toHaveValue("2026-11-14T18:00");
  },
};
export const OnAPhone: Story = { tags: ["!test"], globals: { viewport: { value: "phone" } } };
export const InFrench: Story = { tags: ["!test"], globals: { locale: "fr" } };
export const NothingPlanned: Story = {
  tags: ["!test"],
  args: { isEmpty: true },
  globals: { viewport: { value: "phone" } },
};

const choicesOf = (dialog: HTMLElement, group: string) =>
  within(within(dialog).getByRole("radiogroup", { name: group }))
    .getAllByRole<HTMLInputElement>("radio")
    .map(({ value }) => value);

export const AddContent: Story = {
  tags: ["behavior"],
  name: "CAL-03 CAL-04 CAL-05 asks for title, platform, date and type",
  play: async ({ canvas, userEvent }) => {
    const add = canvas.getByRole("button", { name: "Add Content" });
    await userEvent.click(add);
    const dialog = await screen.findByRole("dialog", { name: "Add Content" });
    await expect(dialog).toHaveAccessibleDescription(/nothing is saved/i);
    await waitFor(() => expect(within(dialog).getByRole("textbox", { name: "Title" })).toHaveFocus());
    await expect(within(dialog).getByLabelText("Date and time")).toHaveValue("2026-11-21T18:00");
    await expect(choicesOf(dialog, "Platform")).toEqual(["Instagram", "TikTok", "YouTube"]);
    await expect(choicesOf(dialog, "Type")).toEqual(["Post", "Story", "Reel", "Video"]);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(add).toHaveFocus());
  },
};
export const AddingAtABestTime: Story = {
  name: "Planning at a recommended time preselects platform and time, and a link passes the title to content creation",
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Plan a post on TikTok" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Add Content" }));
    await expect(dialog.getByLabelText("Date and time")).toHaveValue("2026-11-21T19:00");
    await expect(dialog.getByRole("radio", { name: "TikTok" })).toBeChecked();
    await expect(dialog.queryByRole("link", { name: "Write this post" })).toBeNull();
    await userEvent.type(dialog.getByRole("textbox", { name: "Title" }), "Soup");
    await expect(dialog.getByRole("link", { name: "Write this post" })).toHaveAttribute(
      "href",
      "/creation?topic=Soup&platform=TikTok",
    );
  },
};
export const MonthOnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("radio", { name: "Month" }));
    await expect(canvas.getByText("Posted", { selector: "li" })).toBeVisible();
    await userEvent.click(canvas.getByRole("gridcell", { name: /Sunday, November 22/ }));
    const day = within(canvas.getByRole("region", { name: "Sunday, November 22" }));
    await userEvent.click(day.getByRole("button", { name: /Three cuts/ }));
    await waitFor(() => expect(screen.getByRole("dialog", { name: "Edit Content" })).toBeVisible());
  },
};
export const Adding: Story = {
  tags: ["behavior"],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Add Content" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Add Content" }));
    await userEvent.type(dialog.getByRole("textbox", { name: "Title" }), "Chestnut soup");
    await userEvent.click(dialog.getByRole("radio", { name: "TikTok" }));
    await userEvent.click(dialog.getByRole("radio", { name: "Reel" }));
    await userEvent.click(dialog.getByRole("button", { name: "Add Content" }));
    await waitFor(() => expect(args.onAction).toHaveBeenCalledWith("added"));
    const added = await canvas.findByRole("button", { name: /Chestnut soup.*TikTok.*Planned/ });
    await expect(added.closest("[role=gridcell]")).toHaveFocus();
  },
};
export const WithoutATitle: Story = {
  tags: ["behavior"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Add Content" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Add Content" }));
    const title = dialog.getByRole("textbox", { name: "Title" });
    await waitFor(() => expect(title).toBeInvalid());
    await expect(title).toHaveAccessibleDescription(/title/);
    await expect(title).toHaveFocus();
  },
};
export const Editing: Story = {
  name: "CAL-07 shows every field of an item",
  play: async (context) => {
    await openItem(context);
    const dialog = within(screen.getByRole("dialog", { name: "Edit Content" }));
    await expect(dialog.getByRole("textbox", { name: "Title" })).toHaveValue("Lentil soup in ten minutes");
    await expect(dialog.getByLabelText("Date and time")).toHaveValue("2026-11-21T18:00");
    await expect(dialog.getByRole("radio", { name: "YouTube" })).toBeChecked();
    await expect(dialog.getByRole("radio", { name: "Video" })).toBeChecked();
    await expect(dialog.getByText("Scheduled")).toBeVisible();
    await expect(dialog.getAllByText("Video")).toHaveLength(2);
    await expect(dialog.getByText("The soup I make when there’s no time for anything else.")).toBeVisible();
    const hashtags = within(dialog.getByRole("list", { name: "Hashtags" })).getAllByRole("listitem");
    await expect(hashtags.map(({ textContent }) => textContent)).toEqual(["#lentils", "#quickdinner"]);
  },
};
export const EditingOnAPhone: Story = { play: openItem, globals: { viewport: { value: "phone" } } };
export const Deleted: Story = {
  tags: ["behavior"],
  play: async (context) => {
    await openItem(context);
    const { canvas, userEvent } = context;
    await userEvent.click(screen.getByRole("button", { name: "Delete" }));
    await waitFor(() => expect(canvas.getByRole("button", { name: "Undo" })).toHaveFocus());
    await expect(canvas.queryByRole("button", { name: /Lentil soup/ })).toBeNull();
  },
};
export const Restored: Story = {
  tags: ["behavior"],
  play: async (context) => {
    await Deleted.play?.(context);
    const { args, canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole("button", { name: "Undo" }));
    await expect(await canvas.findByRole("button", { name: /Lentil soup/ })).toBeVisible();
    await expect(args.onAction).toHaveBeenCalledWith("restored");
  },
};
