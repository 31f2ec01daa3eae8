import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { callbacks, expectCount, expectFocusOn, openStory, press, type } from "./story.ts";

for (const id of ["tabs--tiles", "week-tabs--second-week"]) {
  it(`${id.split("--")[0]}: arrows open the adjacent tab, Home and End the first and last, and Tab moves to the panel`, async () => {
    await openStory(id);
    const isOpen = async (week: number) => {
      const name = new RegExp(`Week ${week}`);
      const tab = page.getByRole("tab", { name, selected: true });
      await expect.element(tab).toHaveFocus();
      await expect.element(page.getByRole("tabpanel", { name })).toBeVisible();
    };
    await press("Tab");
    await isOpen(2);
    await press("ArrowRight");
    await isOpen(3);
    await press("ArrowRight");
    await isOpen(1);
    await press("ArrowLeft");
    await isOpen(3);
    await press("Home");
    await isOpen(1);
    await press("End");
    await isOpen(3);
    await press("Tab");
    await expect.element(page.getByRole("tabpanel")).toHaveFocus();
  });
}

it("command-palette: typing filters, arrows wrap, and Enter and Escape return focus", async () => {
  await openStory("command-palette--open");
  const expectActive = async (name: RegExp) => {
    await expect.element(page.getByRole("option", { name, selected: true })).toBeVisible();
  };
  await expect.element(page.getByRole("combobox")).toHaveFocus();
  await expectActive(/Roadmap/);
  await press("ArrowDown");
  await expectActive(/Create content/);
  await type("o");
  await press("Home");
  await type("L");
  await press("End");
  await type("g");
  await expect.element(page.getByRole("combobox")).toHaveValue("Log");
  await expectActive(/Log out/);
  await press("Control+a", "Backspace");
  await expectActive(/Roadmap/);
  await press("ArrowUp", "ArrowUp");
  await expectActive(/Log out/);
  await press("ArrowDown", "ArrowDown");
  await expectActive(/Roadmap/);
  await press("Escape");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  const opener = page.getByRole("button", { name: "Search" });
  opener.element().focus();
  await press("Enter");
  await expect.element(page.getByRole("combobox")).toHaveFocus();
  await press("Escape");
  await expect.element(opener).toHaveFocus();
  await press("Enter");
  await expect.element(page.getByRole("combobox")).toHaveFocus();
  await type("SÉTT");
  await expectCount(page.getByRole("option"), 1);
  await press("Enter");
  await expect.poll(callbacks).toContain("onChoose");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

it("table: Enter and Space on a column header sort the rows by it, or reverse rows that are already sorted by it", async () => {
  await openStory("table--ten-of-thirty");
  const views = page.getByRole("columnheader", { name: "Views" });
  const button = views.getByRole("button");
  for (let stop = 0; stop < 3 && !button.element().matches(":focus"); stop++) await press("Tab");
  await expect.element(button).toHaveFocus();
  await press("Enter");
  await expect.element(views).toHaveAttribute("aria-sort", "ascending");
  await expect.element(page.getByRole("rowheader").first()).toHaveTextContent("Oct 21");
  await press("Space");
  await expect.element(views).toHaveAttribute("aria-sort", "descending");
  await expect.element(page.getByRole("rowheader").first()).toHaveTextContent("Nov 7");
  await expect.element(button).toHaveFocus();
  await press("Tab", "Tab", "Tab", "Tab");
  await expect.element(page.getByRole("button", { name: "View more days" })).toHaveFocus();
  await press("Enter");
  await expectCount(page.getByRole("rowheader"), 30);
});

it("table: a table wider than its container can be focused, and arrows scroll it", async () => {
  await openStory("table--scrolls");
  const region = page.getByRole("group", { name: "Day by day" });
  await expect.element(region).toHaveFocus();
  await press("Tab");
  await expect.element(page.getByRole("button", { name: "Views" })).toHaveFocus();
  await press("Shift+Tab");
  await expect.element(region).toHaveFocus();
  region.element().scrollLeft = 0;
  await press("ArrowRight");
  await expect.poll(() => region.element().scrollLeft).toBeGreaterThan(0);
});

it("tabs, trend-chart: the left and right arrows are swapped in right-to-left text", async () => {
  await openStory("tabs--right-to-left");
  const tab = (week: number) => page.getByRole("tab", { name: new RegExp(`Week ${week}`), selected: true });
  await expect.element(tab(3)).toHaveFocus();
  await press("ArrowRight");
  await expect.element(tab(2)).toHaveFocus();
  await press("ArrowLeft");
  await expect.element(tab(3)).toHaveFocus();
  await openStory("trend-chart--right-to-left");
  const slider = page.getByRole("slider");
  await expect.element(slider).toHaveAttribute("aria-valuenow", "29");
  await press("ArrowRight");
  await expect.element(slider).toHaveAttribute("aria-valuenow", "28");
  await press("ArrowLeft");
  await expect.element(slider).toHaveAttribute("aria-valuenow", "29");
});

for (const id of ["calendar-month--editable", "calendar-week--editable"]) {
  it(`${id.split("--")[0]}: on a phone, the arrows move to another day and back`, async () => {
    await openStory(id, "phone");
    const focusedDay = () => document.querySelector("[role=gridcell]:focus")?.textContent;
    await press("Tab");
    await expect.poll(focusedDay).toContain("November 19");
    for (const [on, back] of [
      ["ArrowDown", "ArrowUp"],
      ["ArrowRight", "ArrowLeft"],
    ] as const) {
      await press(on);
      await expect.poll(focusedDay).toMatch(/November (?!19)/);
      await press(back);
      await expect.poll(focusedDay).toContain("November 19");
    }
  });
}

it("trend-chart: arrows, PageUp, PageDown, Home and End move through the points, and Escape hides the value", async () => {
  await openStory("trend-chart--month");
  const slider = page.getByRole("slider", { name: "Views per day" });
  const isAt = async (point: number) => {
    await expect.element(slider).toHaveAttribute("aria-valuenow", String(point));
  };
  await press("Tab");
  await expect.element(slider).toHaveFocus();
  await isAt(30);
  await press("ArrowLeft", "ArrowDown");
  await isAt(28);
  await press("ArrowRight", "ArrowUp", "ArrowUp");
  await isAt(30);
  await press("PageDown");
  await isAt(23);
  await press("Home");
  await isAt(1);
  await press("PageUp");
  await isAt(8);
  await press("End");
  await isAt(30);
  await expect.element(slider).not.toHaveTextContent("");
  await press("Escape");
  await expect.element(slider).toHaveTextContent("");
  await press("Tab", "Enter");
  await expect.element(page.getByRole("table", { name: "Views per day" })).toBeVisible();
});

it("calendar-month: keys move through days and items, change the month and select a day or an item", async () => {
  await openStory("calendar-month--editable");
  const grid = page.getByRole("grid");
  const isOn = async (day: string) => {
    await expect.poll(() => document.querySelector("[role=gridcell]:focus")?.textContent).toContain(day);
  };
  await press("Tab");
  await isOn("Thursday, November 19");
  await press("ArrowLeft", "ArrowUp");
  await isOn("Wednesday, November 11");
  await press("ArrowRight", "ArrowDown");
  await isOn("Thursday, November 19");
  await press("Home");
  await isOn("Monday, November 16");
  await press("End");
  await isOn("Sunday, November 22");
  await press("Control+Home");
  await isOn("Monday, October 26");
  await press("Control+End");
  await isOn("Sunday, November 29");
  await press("ArrowUp");
  await press("ArrowLeft", "Enter", "Tab");
  await expect.element(grid.getByRole("button", { name: /Weeknight noodles/ })).toHaveFocus();
  await press("Space", "Shift+Tab", "Space", "PageUp", "PageDown");
  await expect.poll(callbacks).toEqual(["onDaySelect", "onItemSelect", "onDaySelect", "onPage", "onPage"]);
  await press("Tab", "Tab");
  await expectFocusOn(":not([role=grid] *)");
});

it("calendar-week: keys move through days and items, change the week and select an item", async () => {
  await openStory("calendar-week--editable");
  const grid = page.getByRole("grid");
  const isOn = async (day: string) => {
    await expect.poll(() => document.querySelector("[role=gridcell]:focus")?.textContent).toContain(day);
  };
  await press("Tab");
  await isOn("Thursday, November 19");
  await press("ArrowLeft");
  await isOn("Wednesday, November 18");
  await press("Home");
  await isOn("Monday, November 16");
  await press("End");
  await isOn("Sunday, November 22");
  await press("ArrowLeft", "ArrowLeft", "ArrowRight");
  await isOn("Saturday, November 21");
  await press("Tab");
  await expect.element(grid.getByRole("button", { name: /Weeknight noodles/ })).toHaveFocus();
  await press("Enter", "Space", "PageDown", "PageUp");
  await expect.poll(callbacks).toEqual(["onItemSelect", "onItemSelect", "onPage", "onPage"]);
});

it("chat-composer: Shift+Enter inserts a line break, and Enter sends unless the message is blank", async () => {
  await openStory("chat-composer--filled");
  const field = page.getByRole("textbox", { name: "Message" });
  await press("Tab", "ControlOrMeta+a", "Space", "Enter");
  await expect.element(field).toHaveValue(" ");
  await type("one");
  await press("Shift+Enter");
  await type("two");
  await expect.element(field).toHaveValue(" one\ntwo");
  await press("Enter");
  await expect.element(field).toHaveValue("");
  await expect.element(field).toHaveFocus();
  expect(callbacks().filter((name) => name === "onSend")).toHaveLength(1);
});

it("question-step: Enter in the field submits the answer", async () => {
  await openStory("question-step--empty");
  page.getByRole("textbox").element().focus();
  await type("cooking");
  await press("Enter");
  await expect.poll(callbacks).toContain("onSubmit");
});

it("question-step: Shift+Tab moves from the field to the suggestions, and Space adds a suggestion", async () => {
  await openStory("question-step--with-suggestions");
  // The story's play function has clicked a suggestion.
  page.getByRole("textbox", { name: "Your answer" }).element().focus();
  await press("Shift+Tab");
  await expect.element(page.getByRole("button", { name: "Editing" })).toHaveFocus();
  await press("Space");
  await expect.poll(callbacks).toContain("onSuggestion");
});

it("question-step: Tab moves from the field to the Back button and then to the Finish button", async () => {
  await openStory("question-step--finishing");
  const field = page.getByRole("textbox", { name: "Your answer" });
  await expect.element(field).toHaveFocus();
  await press("Tab");
  await expect.element(page.getByRole("button", { name: "Back" })).toHaveFocus();
  await press("Tab");
  await expect.element(page.getByRole("button", { name: "Finish" })).toHaveFocus();
});

it("scroll-region: Tab focuses it, and arrows, PageDown, PageUp, End and Home scroll it", async () => {
  await openStory("scroll-region--tall");
  const region = page.getByRole("group", { name: "Terms" });
  const top = () => region.element().scrollTop;
  await expect.element(region).toHaveFocus();
  for (const [on, back] of [
    ["ArrowDown", "ArrowUp"],
    ["PageDown", "PageUp"],
    ["End", "Home"],
  ] as const) {
    await press(on);
    await expect.poll(top).toBeGreaterThan(0);
    await press(back);
    await expect.poll(top).toBe(0);
  }
  await press("Tab");
  await expect.element(region).not.toHaveFocus();
  await press("Shift+Tab");
  await expect.element(region).toHaveFocus();
});
