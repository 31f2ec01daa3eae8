import { expect, press, test, toldBy } from "./storybook.ts";

test("text-field: Tab moves to it and on, Enter sends the form it is in", async ({ story }) => {
  const page = await story("text-field--in-a-form");
  const field = page.getByRole("textbox", { name: "Email" });
  await press(page, "Tab");
  await expect(field).toBeFocused();
  await page.keyboard.type("ana@greenkitchen.tv");
  await press(page, "Enter");
  await expect.poll(() => toldBy(page)).toEqual(["onSubmit"]);
  await expect(field).toHaveValue("ana@greenkitchen.tv");
  await press(page, "Tab");
  await expect(field).not.toBeFocused();
});

test("textarea: Tab moves to it and on, Enter begins a line", async ({ story }) => {
  const page = await story("textarea--empty");
  const area = page.getByRole("textbox", { name: "Topics" });
  await press(page, "Tab");
  await expect(area).toBeFocused();
  await page.keyboard.type("one");
  await press(page, "Enter");
  await page.keyboard.type("two");
  await expect(area).toHaveValue("one\ntwo");
  await press(page, "Tab");
  await expect(area).not.toBeFocused();
  await expect(area).toHaveValue("one\ntwo");
});

test("field: Tab moves to the control in it", async ({ story }) => {
  const page = await story("field--with-hint-and-error");
  const control = page.getByRole("textbox", { name: "Handle" });
  await press(page, "Tab");
  await expect(control).toBeFocused();
  await page.keyboard.type("@noor");
  await expect(control).toHaveValue("@noor");
});

test("card-fields: Tab goes through number, expiry and code, Backspace takes digits, never a space", async ({
  story,
}) => {
  const page = await story("card-fields--empty");
  const [number, expiry, code] = ["Card number", "Expiry", "CVC"].map((name) => page.getByRole("textbox", { name }));
  await press(page, "Tab");
  await expect(number!).toBeFocused();
  await page.keyboard.type("42424242x4");
  await expect(number!).toHaveValue("4242 4242 4");
  await press(page, "Backspace");
  await expect(number!).toHaveValue(/^4242 4242 ?$/);
  await press(page, "Backspace");
  await expect(number!).toHaveValue("4242 424");
  await press(page, "Tab");
  await expect(expiry!).toBeFocused();
  await page.keyboard.type("429");
  await expect(expiry!).toHaveValue("04 / 29");
  await press(page, "Tab");
  await expect(code!).toBeFocused();
  await page.keyboard.type("123");
  await expect(code!).toHaveValue("123");
  await press(page, "Shift+Tab", "Shift+Tab", "Home", "ArrowRight", "ArrowRight", "ArrowRight", "ArrowRight");
  await press(page, "ArrowRight", "Backspace");
  await expect(number!).toHaveValue("4244 24");
});

test("checklist: Tab moves from task to task, Space ticks and unticks", async ({ story }) => {
  const page = await story("checklist--some-done");
  const tasks = page.getByRole("checkbox");
  const count = await tasks.count();
  expect(count).toBeGreaterThan(3);
  for (let place = 0; place < count; place += 1) {
    await press(page, "Tab");
    await expect(tasks.nth(place)).toBeFocused();
  }
  const last = tasks.last();
  await expect(last).not.toBeChecked();
  await press(page, "Space");
  await expect(last).toBeChecked();
  await press(page, "Space");
  await expect(last).not.toBeChecked();
  await expect(last).toBeFocused();
  expect(await toldBy(page)).toEqual(["onToggle", "onToggle"]);
  await press(page, "Tab");
  await expect(last).not.toBeFocused();
});

test("checklist: a task on its way takes no Space, and keeps the focus", async ({ story }) => {
  const page = await story("checklist--pending");
  const task = page.getByRole("checkbox").first();
  await expect(task).toBeFocused();
  await press(page, "Space");
  await expect(task).not.toBeChecked();
  await expect(task).toBeFocused();
  expect(await toldBy(page)).toEqual([]);
});

for (const key of ["Alt+ArrowDown", "Space", "F4"]) {
  test(`date-time-field: ${key} opens the calendar, arrows and Enter choose a day, Esc leaves it`, async ({
    story,
  }) => {
    const page = await story("date-time-field--only-a-day");
    const field = page.locator("input");
    const isOpen = (open: boolean) =>
      expect.poll(() => field.evaluate((element) => element.matches(":open")), String(open)).toBe(open);
    await press(page, "Tab");
    await expect(field).toBeFocused();
    await press(page, key);
    await isOpen(true);
    await press(page, "Escape");
    await isOpen(false);
    await expect(field).toBeFocused();
    await expect(field).toHaveValue("2026-11-24");
    await press(page, key);
    await isOpen(true);
    // The calendar is a page of the browser's own: it hears its keys once it has been drawn.
    await expect(async () => {
      await press(page, "ArrowRight");
      await expect(field).not.toHaveValue("2026-11-24", { timeout: 1000 });
    }).toPass();
    const chosen = await field.inputValue();
    await press(page, "Enter");
    await isOpen(false);
    await expect(field).toHaveValue(chosen);
    await expect(field).toBeFocused();
  });
}
