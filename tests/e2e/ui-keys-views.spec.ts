import { expect, press, test, toldBy } from "./storybook.ts";

for (const id of ["tabs--tiles", "week-tabs--second-week"]) {
  test(`${id.split("--")[0]}: arrows open the one beside it, Home and End the ends, Tab the panel`, async ({
    story,
  }) => {
    const page = await story(id);
    const isOpen = async (week: number) => {
      const name = new RegExp(`Week ${week}`);
      const tab = page.getByRole("tab", { name, selected: true });
      await expect(tab).toBeFocused();
      await expect(page.getByRole("tabpanel", { name })).toBeVisible();
    };
    await press(page, "Tab");
    await isOpen(2);
    await press(page, "ArrowRight");
    await isOpen(3);
    await press(page, "ArrowRight");
    await isOpen(1);
    await press(page, "ArrowLeft");
    await isOpen(3);
    await press(page, "Home");
    await isOpen(1);
    await press(page, "End");
    await isOpen(3);
    await press(page, "Tab");
    await expect(page.getByRole("tabpanel")).toBeFocused();
  });
}

test("command-palette: letters filter, arrows wrap, Home and End, Enter chooses, Esc gives back", async ({ story }) => {
  const page = await story("command-palette--open");
  const leads = (name: RegExp) => expect(page.getByRole("option", { name, selected: true })).toBeVisible();
  await expect(page.getByRole("combobox")).toBeFocused();
  await leads(/Roadmap/);
  await press(page, "ArrowDown");
  await leads(/Create content/);
  await press(page, "End");
  await leads(/Delete account/);
  await press(page, "ArrowDown");
  await leads(/Roadmap/);
  await press(page, "ArrowUp", "ArrowUp");
  await leads(/Log out/);
  await press(page, "Home");
  await leads(/Roadmap/);
  await press(page, "Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const opener = page.getByRole("button", { name: "Search" });
  await opener.focus();
  await press(page, "Enter");
  await expect(page.getByRole("combobox")).toBeFocused();
  await page.keyboard.type("SÉTT");
  await expect(page.getByRole("option")).toHaveCount(1);
  await press(page, "Enter");
  await expect.poll(() => toldBy(page)).toContain("onChoose");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test("table: Enter and Space on a heading sort by it, a second time the other way", async ({ story }) => {
  const page = await story("table--ten-of-thirty");
  const views = page.getByRole("columnheader", { name: "Views" });
  const button = views.getByRole("button");
  for (let stop = 0; stop < 3 && !(await button.evaluate((element) => element.matches(":focus"))); stop++)
    await press(page, "Tab");
  await expect(button).toBeFocused();
  await press(page, "Enter");
  await expect(views).toHaveAttribute("aria-sort", "ascending");
  await expect(page.getByRole("rowheader").first()).toHaveText("Oct 21");
  await press(page, "Space");
  await expect(views).toHaveAttribute("aria-sort", "descending");
  await expect(page.getByRole("rowheader").first()).toHaveText("Nov 7");
  await expect(button).toBeFocused();
  await press(page, "Tab", "Tab", "Tab", "Tab");
  await expect(page.getByRole("button", { name: "View more days" })).toBeFocused();
  await press(page, "Enter");
  await expect(page.getByRole("rowheader")).toHaveCount(30);
});

test("table: Tab moves to one that is too wide, arrows scroll it", async ({ story }) => {
  const page = await story("table--scrolls");
  const region = page.getByRole("group", { name: "Day by day" });
  await expect(region).toBeFocused();
  await press(page, "Tab");
  await expect(page.getByRole("button", { name: "Views" })).toBeFocused();
  await press(page, "Shift+Tab");
  await expect(region).toBeFocused();
  await region.evaluate((element) => (element.scrollLeft = 0));
  await press(page, "ArrowRight");
  await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});

test("tabs, trend-chart: left and right change places where one reads from the right", async ({ story }) => {
  let page = await story("tabs--right-to-left");
  const tab = (week: number) => page.getByRole("tab", { name: new RegExp(`Week ${week}`), selected: true });
  await expect(tab(3)).toBeFocused();
  await press(page, "ArrowRight");
  await expect(tab(2)).toBeFocused();
  await press(page, "ArrowLeft");
  await expect(tab(3)).toBeFocused();
  page = await story("trend-chart--right-to-left");
  const slider = page.getByRole("slider");
  await expect(slider).toHaveAttribute("aria-valuenow", "29");
  await press(page, "ArrowRight");
  await expect(slider).toHaveAttribute("aria-valuenow", "28");
  await press(page, "ArrowLeft");
  await expect(slider).toHaveAttribute("aria-valuenow", "29");
});

for (const id of ["calendar-month--to-edit", "calendar-week--to-edit"]) {
  test(`${id.split("--")[0]}: on a phone every arrow goes to the day before or after`, async ({ story }) => {
    const page = await story(id);
    await page.setViewportSize({ width: 375, height: 800 });
    const day = (part: string) => page.getByRole("grid").locator("[role=gridcell]:focus").filter({ hasText: part });
    await press(page, "Tab");
    await expect(day("November 19")).toHaveCount(1);
    for (const [on, back] of [
      ["ArrowDown", "ArrowUp"],
      ["ArrowRight", "ArrowLeft"],
    ] as const) {
      await press(page, on);
      await expect(day("November 19")).toHaveCount(0);
      await expect(day("November")).toHaveCount(1);
      await press(page, back);
      await expect(day("November 19")).toHaveCount(1);
    }
  });
}

test("trend-chart: arrows, PageUp, PageDown, Home and End go through the points, Escape hides", async ({ story }) => {
  const page = await story("trend-chart--month");
  const slider = page.getByRole("slider", { name: "Views per day" });
  const isAt = (point: number) => expect(slider).toHaveAttribute("aria-valuenow", String(point));
  await press(page, "Tab");
  await expect(slider).toBeFocused();
  await isAt(30);
  await press(page, "ArrowLeft", "ArrowDown");
  await isAt(28);
  await press(page, "ArrowRight", "ArrowUp", "ArrowUp");
  await isAt(30);
  await press(page, "PageDown");
  await isAt(23);
  await press(page, "Home");
  await isAt(1);
  await press(page, "PageUp");
  await isAt(8);
  await press(page, "End");
  await isAt(30);
  await expect(slider).not.toHaveText("");
  await press(page, "Escape");
  await expect(slider).toHaveText("");
  await press(page, "Tab", "Enter");
  await expect(page.getByRole("table", { name: "Views per day" })).toBeVisible();
});

test("calendar-month: keys go through days and items, page and choose", async ({ story }) => {
  const page = await story("calendar-month--to-edit");
  const grid = page.getByRole("grid");
  const isOn = (day: string) => expect(grid.locator("[role=gridcell]:focus")).toContainText(day);
  await press(page, "Tab");
  await isOn("Thursday, November 19");
  await press(page, "ArrowLeft", "ArrowUp");
  await isOn("Wednesday, November 11");
  await press(page, "ArrowRight", "ArrowDown");
  await isOn("Thursday, November 19");
  await press(page, "Home");
  await isOn("Monday, November 16");
  await press(page, "End");
  await isOn("Sunday, November 22");
  await press(page, "ArrowLeft", "Enter", "Tab");
  await expect(grid.getByRole("button", { name: /Weeknight noodles/ })).toBeFocused();
  await press(page, "Space", "Shift+Tab", "Space", "PageUp", "PageDown");
  await expect.poll(() => toldBy(page)).toEqual(["onDaySelect", "onItemSelect", "onDaySelect", "onPage", "onPage"]);
  await press(page, "Tab", "Tab");
  await expect(grid.locator(":focus")).toHaveCount(0);
});

test("calendar-week: keys go through days and items, page and open", async ({ story }) => {
  const page = await story("calendar-week--to-edit");
  const grid = page.getByRole("grid");
  const isOn = (day: string) => expect(grid.locator("[role=gridcell]:focus")).toContainText(day);
  await press(page, "Tab");
  await isOn("Thursday, November 19");
  await press(page, "ArrowLeft");
  await isOn("Wednesday, November 18");
  await press(page, "Home");
  await isOn("Monday, November 16");
  await press(page, "End");
  await isOn("Sunday, November 22");
  await press(page, "ArrowLeft", "ArrowLeft", "ArrowRight");
  await isOn("Saturday, November 21");
  await press(page, "Tab");
  await expect(grid.getByRole("button", { name: /Weeknight noodles/ })).toBeFocused();
  await press(page, "Enter", "Space", "PageDown", "PageUp");
  await expect.poll(() => toldBy(page)).toEqual(["onItemSelect", "onItemSelect", "onPage", "onPage"]);
});

test("chat-composer: Shift+Enter breaks the line, Enter sends what is more than blanks", async ({ story }) => {
  const page = await story("chat-composer--written");
  const field = page.getByRole("textbox", { name: "Message" });
  await press(page, "Tab", "ControlOrMeta+a", "Space", "Enter");
  await expect(field).toHaveValue(" ");
  await page.keyboard.type("one");
  await press(page, "Shift+Enter");
  await page.keyboard.type("two");
  await expect(field).toHaveValue(" one\ntwo");
  await press(page, "Enter");
  await expect(field).toHaveValue("");
  await expect(field).toBeFocused();
  expect((await toldBy(page)).filter((name) => name === "onSend")).toHaveLength(1);
});

test("question-step: Enter in the field sends the answer", async ({ story }) => {
  const page = await story("question-step--empty");
  await page.getByRole("textbox").focus();
  await page.keyboard.type("cooking");
  await press(page, "Enter");
  await expect.poll(() => toldBy(page)).toContain("onSubmit");
});

test("question-step: Tab goes through field, back and next", async ({ story }) => {
  const page = await story("question-step--finishing");
  const field = page.getByRole("textbox", { name: "Your answer" });
  await expect(field).toBeFocused();
  await press(page, "Tab");
  await expect(page.getByRole("button", { name: "Back" })).toBeFocused();
  await press(page, "Tab");
  await expect(page.getByRole("button", { name: "Finish" })).toBeFocused();
});

test("scroll-region: Tab moves to it, arrows, PageDown, PageUp, End and Home scroll it", async ({ story }) => {
  const page = await story("scroll-region--tall");
  const region = page.getByRole("group", { name: "Terms" });
  const top = () => region.evaluate((element) => element.scrollTop);
  await expect(region).toBeFocused();
  for (const [on, back] of [
    ["ArrowDown", "ArrowUp"],
    ["PageDown", "PageUp"],
    ["End", "Home"],
  ] as const) {
    await press(page, on);
    await expect.poll(top, on).toBeGreaterThan(0);
    await press(page, back);
    await expect.poll(top, back).toBe(0);
  }
  await press(page, "Tab");
  await expect(region).not.toBeFocused();
  await press(page, "Shift+Tab");
  await expect(region).toBeFocused();
});
