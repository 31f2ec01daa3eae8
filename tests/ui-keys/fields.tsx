import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { callbacks, find, openStory, press, type } from "./story.ts";

it("text-field: Tab focuses it, and Enter submits its form", async () => {
  await openStory("text-field--in-a-form");
  const field = page.getByRole("textbox", { name: "Email" });
  await press("Tab");
  await expect.element(field).toHaveFocus();
  await type("ana@greenkitchen.tv");
  await press("Enter");
  await expect.poll(callbacks).toEqual(["onSubmit"]);
  await expect.element(field).toHaveValue("ana@greenkitchen.tv");
  await press("Tab");
  await expect.element(field).not.toHaveFocus();
});

it("textarea: Tab focuses it, and Enter inserts a line break", async () => {
  await openStory("textarea--empty");
  const area = page.getByRole("textbox", { name: "Topics" });
  await press("Tab");
  await expect.element(area).toHaveFocus();
  await type("one");
  await press("Enter");
  await type("two");
  await expect.element(area).toHaveValue("one\ntwo");
  await press("Tab");
  await expect.element(area).not.toHaveFocus();
  await expect.element(area).toHaveValue("one\ntwo");
});

it("field: Tab moves focus to its control", async () => {
  await openStory("field--with-hint-and-error");
  const control = page.getByRole("textbox", { name: "Handle" });
  await press("Tab");
  await expect.element(control).toHaveFocus();
  await type("@noor");
  await expect.element(control).toHaveValue("@noor");
});

it("card-fields: Tab moves through number, expiry and CVC, and Backspace deletes digits across spaces", async () => {
  await openStory("card-fields--empty");
  const [number, expiry, code] = ["Card number", "Expiry", "CVC"].map((name) => page.getByRole("textbox", { name }));
  await press("Tab");
  await expect.element(number!).toHaveFocus();
  await type("42424242x4");
  await expect.element(number!).toHaveValue("4242 4242 4");
  await press("Backspace");
  await expect.poll(() => find("input").element()).toHaveProperty("value", expect.stringMatching(/^4242 4242 ?$/));
  await press("Backspace");
  await expect.element(number!).toHaveValue("4242 424");
  await press("Tab");
  await expect.element(expiry!).toHaveFocus();
  await type("429");
  await expect.element(expiry!).toHaveValue("04 / 29");
  await press("Tab");
  await expect.element(code!).toHaveFocus();
  await type("123");
  await expect.element(code!).toHaveValue("123");
  await press("Shift+Tab", "Shift+Tab", "Home", "ArrowRight", "ArrowRight", "ArrowRight", "ArrowRight");
  await press("ArrowRight", "Backspace");
  await expect.element(number!).toHaveValue("4244 24");
});

it("checklist: Tab moves from task to task, and Space checks and unchecks", async () => {
  await openStory("checklist--some-done");
  const tasks = page.getByRole("checkbox");
  const count = tasks.elements().length;
  expect(count).toBeGreaterThan(3);
  for (let place = 0; place < count; place += 1) {
    await press("Tab");
    await expect.element(tasks.nth(place)).toHaveFocus();
  }
  const last = tasks.last();
  await expect.element(last).not.toBeChecked();
  await press("Space");
  await expect.element(last).toBeChecked();
  await press("Space");
  await expect.element(last).not.toBeChecked();
  await expect.element(last).toHaveFocus();
  expect(callbacks()).toEqual(["onToggle", "onToggle"]);
  await press("Tab");
  await expect.element(last).not.toHaveFocus();
});

it("checklist: a pending task ignores Space and keeps focus", async () => {
  await openStory("checklist--pending");
  const task = page.getByRole("checkbox").first();
  await expect.element(task).toHaveFocus();
  await press("Space");
  await expect.element(task).not.toBeChecked();
  await expect.element(task).toHaveFocus();
  expect(callbacks()).toEqual([]);
});

for (const key of ["Alt+ArrowDown", "Space", "F4"]) {
  it(`date-time-field: ${key} opens the calendar and Escape closes it`, async () => {
    await openStory("date-time-field--date-only");
    const field = find("input");
    const isOpen = () => field.element().matches(":open");
    await press("Tab");
    await expect.element(field).toHaveFocus();
    await press(key);
    await expect.poll(isOpen).toBe(true);
    await press("Escape");
    await expect.poll(isOpen).toBe(false);
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveValue("2026-11-24");
  });
}
