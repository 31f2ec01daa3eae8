import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { callbacks, copy, expectFocusOn, find, openStory, press, type } from "./story.ts";

it("select: keys open the list, move through it, choose an option and close the list", async () => {
  await openStory("select--empty");
  const select = page.getByRole("combobox", { name: "Tone" });
  const isOpen = async (open: boolean) => {
    await expect.poll(() => select.element().matches(":open")).toBe(open);
  };
  const second = select.element().querySelectorAll("option:not(:disabled)")[1]?.getAttribute("value") ?? "";
  await press("Tab");
  await expect.element(select).toHaveFocus();
  await press("Space");
  await isOpen(true);
  await press("End", "Enter");
  await isOpen(false);
  await expect.element(select).toHaveValue("inspiring");
  await press("Enter");
  await isOpen(true);
  await press("ArrowUp", "Escape");
  await isOpen(false);
  await expect.element(select).toHaveValue("inspiring");
  await press("ArrowDown");
  await isOpen(true);
  await press("Escape");
  await isOpen(false);
  await press("ArrowUp");
  await isOpen(true);
  await press("Home", "ArrowDown", "ArrowDown", "ArrowUp", "Space");
  await isOpen(false);
  await expect.element(select).toHaveValue(second);
});

it("switch: Space toggles it, and Tab leaves it", async () => {
  await openStory("switch--off");
  const toggle = page.getByRole("switch");
  await press("Tab", "Space");
  await expect.element(toggle).toBeChecked();
  await press("Space");
  await expect.element(toggle).not.toBeChecked();
  await press("Tab");
  await expect.element(toggle).not.toHaveFocus();
});

it("checkbox: Space toggles it, and Tab leaves it", async () => {
  await openStory("checkbox--unchecked");
  const box = page.getByRole("checkbox");
  await press("Tab", "Space");
  await expect.element(box).toBeChecked();
  await press("Space");
  await expect.element(box).not.toBeChecked();
  await press("Tab");
  await expect.element(box).not.toHaveFocus();
});

it("radio-group: Tab focuses the selected option, and arrows select the next or previous one and wrap", async () => {
  await openStory("radio-group--list");
  const radio = (name: RegExp) => page.getByRole("radio", { name });
  await press("Tab");
  await expect.element(radio(/English/)).toHaveFocus();
  await press("ArrowDown");
  await expect.element(radio(/Español/)).toBeChecked();
  await press("ArrowRight", "ArrowRight");
  await expect.element(radio(/English/)).toBeChecked();
  await press("ArrowUp");
  await expect.element(radio(/Français/)).toBeChecked();
  await press("ArrowLeft");
  await expect.element(radio(/Español/)).toBeChecked();
  await press("Tab");
  await expectFocusOn("body");
});

it("radio-group: without a selection, Tab focuses the first option, and Space selects it", async () => {
  await openStory("radio-group--nothing-chosen");
  const first = page.getByRole("radio", { name: /English/ });
  await press("Tab");
  await expect.element(first).toHaveFocus();
  await expect.element(first).not.toBeChecked();
  await press("Space");
  await expect.element(first).toBeChecked();
});

it("segmented-control: arrows select the next or previous segment and wrap", async () => {
  await openStory("segmented-control--four-options");
  const radio = (name: string) => page.getByRole("radio", { name });
  await press("Tab");
  await expect.element(radio("Script")).toHaveFocus();
  await press("ArrowRight");
  await expect.element(radio("Hashtags")).toBeChecked();
  await press("ArrowDown", "ArrowDown");
  await expect.element(radio("Caption")).toBeChecked();
  await press("ArrowLeft");
  await expect.element(radio("Outline")).toBeChecked();
  await press("ArrowUp");
  await expect.element(radio("Hashtags")).toBeChecked();
  await press("Tab");
  await expectFocusOn(":not([type=radio])");
});

it("one-time-code: unaccented letters and digits fill the boxes, and other characters are ignored", async () => {
  await openStory("one-time-code--empty");
  const code = page.getByRole("textbox");
  await press("Tab");
  await type("1-2 é3a4b9");
  await expect.element(code).toHaveValue("123a4b");
  expect(callbacks().filter((name) => name === "onComplete")).toHaveLength(1);
});

it("one-time-code: arrows, Home, End and Backspace edit the code, and pasting replaces it", async () => {
  await openStory("one-time-code--full");
  const code = page.getByRole("textbox");
  await press("Tab", "End", "ArrowLeft", "ArrowLeft", "ArrowLeft");
  await type("xy");
  await expect.element(code).toHaveValue("123xy6");
  await press("ArrowLeft", "ArrowRight", "ArrowLeft");
  await type("z");
  await expect.element(code).toHaveValue("123xz6");
  await press("Home");
  await type("9");
  await expect.element(code).toHaveValue("923xz6");
  await press("End", "Backspace", "Backspace");
  await expect.element(code).toHaveValue("923x");
  await press("Home", "ArrowRight", "Backspace");
  await expect.element(code).not.toHaveValue("923x");
  await copy("12-34 56");
  code.element().focus();
  await press("Control+a", "Control+v");
  await expect.element(code).toHaveValue("123456");
});

it("avatar-picker: Enter and Space open the file dialog, and Tab moves on to the remove button", async () => {
  await openStory("avatar-picker--with-remove");
  let asked = 0;
  document.querySelector("input[type=file]")?.addEventListener("click", (event) => {
    event.preventDefault();
    asked += 1;
  });
  await press("Tab", "Enter");
  await expect.poll(() => asked).toBe(1);
  await press("Space");
  await expect.poll(() => asked).toBe(2);
  await press("Tab");
  await expect.element(page.getByRole("button", { name: "Remove" })).toHaveFocus();
  await press("Enter");
  await expect.poll(callbacks).toEqual(["onRemove"]);
});

it("date-time-field: arrows move between the parts and change them, digits set them, Backspace and Delete clear them", async () => {
  await openStory("date-time-field--filled");
  const field = find("input");
  await expect.element(field).toHaveValue("2026-11-24T18:30");
  await press("Tab", "ArrowUp");
  await expect.element(field).toHaveValue("2026-12-24T18:30");
  await press("ArrowDown", "ArrowRight", "ArrowDown");
  await expect.element(field).toHaveValue("2026-11-23T18:30");
  await type("07");
  await expect.element(field).toHaveValue("2026-11-07T18:30");
  await press("ArrowLeft", "ArrowLeft", "Delete");
  await expect.element(field).toHaveValue("");
  await type("12");
  await expect.element(field).toHaveValue("2026-12-07T18:30");
  await press("ArrowLeft", "Backspace");
  await expect.element(field).toHaveValue("");
});

it("password-field: Enter and Space show and hide the password and keep focus", async () => {
  await openStory("password-field--invalid");
  const field = find("input[type=password]");
  await press("Tab");
  await expect.element(field).toHaveFocus();
  await press("Tab");
  for (const key of ["Enter", "Space"]) {
    await press(key);
    await expect.element(field).toHaveAttribute("type", "text");
    await expect.element(page.getByRole("button", { name: "Hide password" })).toHaveFocus();
    await press(key);
    await expect.element(field).toHaveAttribute("type", "password");
    await expect.element(page.getByRole("button", { name: "Show password" })).toHaveFocus();
  }
});

it("password-field: a password can be pasted", async () => {
  await openStory("password-field--invalid");
  const field = find("input[type=password]");
  await press("Tab");
  await copy("Sunflower 7");
  field.element().focus();
  await press("Control+a", "Control+v");
  await expect.element(field).toHaveValue("Sunflower 7");
});

it("tag: Enter, Space, Delete and Backspace call onRemove", async () => {
  await openStory("tag--removable");
  await press("Tab");
  await expect.element(page.getByRole("button", { name: "Remove cooking" })).toHaveFocus();
  for (const [times, key] of ["Enter", "Space", "Delete", "Backspace"].entries()) {
    await press(key);
    await expect.poll(callbacks).toHaveLength(times + 1);
  }
  await press("Tab");
  await expect.element(page.getByRole("button", { name: "Remove cooking" })).not.toHaveFocus();
});
