import { expect, press, test, toldBy } from "./storybook.ts";

test("select: keys open the list, move in it, choose, and leave it as it was", async ({ story }) => {
  const page = await story("select--empty");
  const select = page.getByRole("combobox", { name: "Tone" });
  const isOpen = (open: boolean) =>
    expect.poll(() => select.evaluate((element) => element.matches(":open")), String(open)).toBe(open);
  const second = (await select.locator("option:not(:disabled)").nth(1).getAttribute("value")) ?? "";
  await press(page, "Tab");
  await expect(select).toBeFocused();
  await press(page, "Space");
  await isOpen(true);
  await press(page, "End", "Enter");
  await isOpen(false);
  await expect(select).toHaveValue("inspiring");
  await press(page, "Enter");
  await isOpen(true);
  await press(page, "ArrowUp", "Escape");
  await isOpen(false);
  await expect(select).toHaveValue("inspiring");
  await press(page, "ArrowDown");
  await isOpen(true);
  await press(page, "c", "Enter");
  await isOpen(false);
  await expect(select).toHaveValue("casual");
  await press(page, "ArrowUp");
  await isOpen(true);
  await press(page, "Home", "ArrowDown", "ArrowDown", "ArrowUp", "Space");
  await isOpen(false);
  await expect(select).toHaveValue(second);
});

test("switch: Space turns it on and off, Tab goes on", async ({ story }) => {
  const page = await story("switch--off");
  const toggle = page.getByRole("switch");
  await press(page, "Tab", "Space");
  await expect(toggle).toBeChecked();
  await press(page, "Space");
  await expect(toggle).not.toBeChecked();
  await press(page, "Tab");
  await expect(toggle).not.toBeFocused();
});

test("checkbox: Space ticks and unticks, Tab goes on", async ({ story }) => {
  const page = await story("checkbox--unchecked");
  const box = page.getByRole("checkbox");
  await press(page, "Tab", "Space");
  await expect(box).toBeChecked();
  await press(page, "Space");
  await expect(box).not.toBeChecked();
  await press(page, "Tab");
  await expect(box).not.toBeFocused();
});

test("radio-group: Tab reaches the chosen answer, every arrow chooses and wraps", async ({ story }) => {
  const page = await story("radio-group--list");
  const radio = (name: RegExp) => page.getByRole("radio", { name });
  await press(page, "Tab");
  await expect(radio(/English/)).toBeFocused();
  await press(page, "ArrowDown");
  await expect(radio(/Español/)).toBeChecked();
  await press(page, "ArrowRight", "ArrowRight");
  await expect(radio(/English/)).toBeChecked();
  await press(page, "ArrowUp");
  await expect(radio(/Français/)).toBeChecked();
  await press(page, "ArrowLeft");
  await expect(radio(/Español/)).toBeChecked();
  await press(page, "Tab");
  await expect(page.locator(":focus")).toHaveCount(0);
});

test("radio-group: without an answer Tab reaches the first, and Space chooses it", async ({ story }) => {
  const page = await story("radio-group--nothing-chosen");
  const first = page.getByRole("radio", { name: /English/ });
  await press(page, "Tab");
  await expect(first).toBeFocused();
  await expect(first).not.toBeChecked();
  await press(page, "Space");
  await expect(first).toBeChecked();
});

test("segmented-control: every arrow chooses and wraps", async ({ story }) => {
  const page = await story("segmented-control--four-of-them");
  const radio = (name: string) => page.getByRole("radio", { name });
  await press(page, "Tab");
  await expect(radio("Script")).toBeFocused();
  await press(page, "ArrowRight");
  await expect(radio("Hashtags")).toBeChecked();
  await press(page, "ArrowDown", "ArrowDown");
  await expect(radio("Caption")).toBeChecked();
  await press(page, "ArrowLeft");
  await expect(radio("Outline")).toBeChecked();
  await press(page, "ArrowUp");
  await expect(radio("Hashtags")).toBeChecked();
  await press(page, "Tab");
  await expect(page.getByRole("radio").and(page.locator(":focus"))).toHaveCount(0);
});

test("one-time-code: letters and digits fill the slots, the rest is left out", async ({ story }) => {
  const page = await story("one-time-code--empty");
  const code = page.getByRole("textbox");
  await press(page, "Tab");
  await page.keyboard.type("1-2 é3a4b9");
  await expect(code).toHaveValue("123a4b");
  expect((await toldBy(page)).filter((name) => name === "onComplete")).toHaveLength(1);
});

test("one-time-code: arrows, Home, End, Backspace and paste", async ({ story }) => {
  const page = await story("one-time-code--full");
  const code = page.getByRole("textbox");
  await press(page, "Tab", "End", "ArrowLeft", "ArrowLeft", "ArrowLeft");
  await page.keyboard.type("xy");
  await expect(code).toHaveValue("123xy6");
  await press(page, "ArrowLeft", "ArrowRight", "ArrowLeft");
  await page.keyboard.type("z");
  await expect(code).toHaveValue("123xz6");
  await press(page, "Home");
  await page.keyboard.type("9");
  await expect(code).toHaveValue("923xz6");
  await press(page, "End", "Backspace", "Backspace");
  await expect(code).toHaveValue("923x");
  await press(page, "Home", "ArrowRight", "Backspace");
  await expect(code).not.toHaveValue("923x");
  await page.evaluate(() => navigator.clipboard.writeText("12-34 56"));
  await press(page, "ControlOrMeta+a", "ControlOrMeta+v");
  await expect(code).toHaveValue("123456");
});

test("avatar-picker: Enter and Space open the file dialog, Tab goes on to removing", async ({ story }) => {
  const page = await story("avatar-picker--with-remove");
  let asked = 0;
  page.on("filechooser", () => (asked += 1));
  // The browser is told in the order of the calls: once it answers this one, it knows that someone listens.
  await page.evaluate(() => undefined);
  await press(page, "Tab", "Enter");
  await expect.poll(() => asked).toBe(1);
  await press(page, "Space");
  await expect.poll(() => asked).toBe(2);
  await press(page, "Tab");
  await expect(page.getByRole("button", { name: "Remove" })).toBeFocused();
  await press(page, "Enter");
  await expect.poll(() => toldBy(page)).toEqual(["onRemove"]);
});

test("date-time-field: arrows go from part to part and count, digits write, Backspace empties", async ({ story }) => {
  const page = await story("date-time-field--filled");
  const field = page.locator("input");
  await expect(field).toHaveValue("2026-11-24T18:30");
  await press(page, "Tab", "ArrowUp");
  await expect(field).toHaveValue("2026-12-24T18:30");
  await press(page, "ArrowDown", "ArrowRight", "ArrowDown");
  await expect(field).toHaveValue("2026-11-23T18:30");
  await page.keyboard.type("07");
  await expect(field).toHaveValue("2026-11-07T18:30");
  await press(page, "ArrowLeft", "ArrowLeft", "Delete");
  await expect(field).toHaveValue("");
  await page.keyboard.type("12");
  await expect(field).toHaveValue("2026-12-07T18:30");
  await press(page, "ArrowLeft", "Backspace");
  await expect(field).toHaveValue("");
});

test("password-field: Enter and Space on the eye show and hide, the focus stays", async ({ story }) => {
  const page = await story("password-field--invalid");
  const field = page.getByRole("textbox", { name: "Password" }).or(page.locator("input[type=password]"));
  await press(page, "Tab");
  await expect(field).toBeFocused();
  await press(page, "Tab");
  for (const key of ["Enter", "Space"]) {
    await press(page, key);
    await expect(field).toHaveAttribute("type", "text");
    await expect(page.getByRole("button", { name: "Hide password" })).toBeFocused();
    await press(page, key);
    await expect(field).toHaveAttribute("type", "password");
    await expect(page.getByRole("button", { name: "Show password" })).toBeFocused();
  }
});

test("tag: Enter, Space, Delete and Backspace remove it", async ({ story }) => {
  const page = await story("tag--removable");
  await press(page, "Tab");
  await expect(page.getByRole("button", { name: "Remove cooking" })).toBeFocused();
  for (const [times, key] of ["Enter", "Space", "Delete", "Backspace"].entries()) {
    await press(page, key);
    await expect.poll(() => toldBy(page), key).toHaveLength(times + 1);
  }
  await press(page, "Tab");
  await expect(page.getByRole("button", { name: "Remove cooking" })).not.toBeFocused();
});
