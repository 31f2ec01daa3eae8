import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { callbacks, expectFocusOn, find, openStory, press, type } from "./story.ts";

it("accordion: Enter and Space open and close the focused section", async () => {
  await openStory("accordion--closed");
  await press("Tab");
  await press("Enter");
  await expect.element(page.getByText("You pay nothing for three days.")).toBeVisible();
  await press("Space");
  await expect.element(page.getByText("You pay nothing for three days.")).not.toBeVisible();
  expect(callbacks()).toEqual(["onOpenChange", "onOpenChange"]);
});

it("breadcrumb: Enter follows the focused link", async () => {
  await openStory("breadcrumb--two-levels");
  await press("Tab", "Tab", "Enter");
  await expect.poll(() => location.href).toMatch(/#youtube$/);
});

it("pagination: Enter and Space open pages, and the next button keeps focus on the last page", async () => {
  await openStory("pagination--few-pages");
  const status = page.getByRole("status");
  await press("Tab", "Tab", "Tab", "Enter");
  await expect.element(status).toHaveTextContent("Page 2 of 3");
  await press("Tab", "Tab", "Space");
  await expect.element(status).toHaveTextContent("Page 3 of 3");
  await press("Space");
  await expect.element(page.getByRole("button", { name: "Next page" })).toHaveFocus();
  expect(callbacks()).toEqual(["onPageChange", "onPageChange"]);
});

it("toggle-button: Enter and Space press and release it", async () => {
  await openStory("toggle-button--released");
  const button = page.getByRole("button");
  await press("Tab", "Enter");
  await expect.element(button).toHaveAttribute("aria-pressed", "true");
  await press("Space");
  await expect.element(button).toHaveAttribute("aria-pressed", "false");
  expect(callbacks()).toEqual(["onPressedChange", "onPressedChange"]);
});

it("error-summary: Enter on a link moves focus to the control", async () => {
  await openStory("error-summary--two-problems");
  page.getByRole("alert").element().focus();
  await press("Tab", "Enter");
  await expect.element(page.getByRole("textbox", { name: "Topic" })).toHaveFocus();
});

it("number-field: arrows change the number within its limits, and Tab skips the buttons", async () => {
  await openStory("number-field--filled");
  const field = page.getByRole("spinbutton");
  await press("Tab", "ArrowUp");
  await expect.element(field).toHaveValue(5);
  await press("ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown");
  await expect.element(field).toHaveValue(1);
  await press("Tab");
  await expectFocusOn("body");
});

it("slider: arrows, Page Up, Page Down, Home and End change the number", async () => {
  await openStory("slider--filled");
  const output = () => find("output").element().textContent;
  await press("Tab", "ArrowRight", "ArrowUp", "ArrowUp");
  await expect.poll(output).toBe("11 min");
  await press("ArrowLeft", "ArrowDown");
  await expect.poll(output).toBe("9 min");
  await press("PageUp");
  await expect.poll(output).toBe("11 min");
  await press("PageDown", "End");
  await expect.poll(output).toBe("20 min");
  await press("Home");
  await expect.poll(output).toBe("1 min");
});

it("context-menu: arrows move through it and its submenu, Enter and Space select, and Escape closes it", async () => {
  await openStory("context-menu--closed");
  const item = (name: string) => page.getByRole("menuitem", { name });
  const open = async () => {
    await page.getByText("Right-click this draft").click({ button: "right" });
    await expect.element(item("Rename")).toBeVisible();
  };
  await open();
  await press("ArrowDown", "ArrowDown");
  await expect.element(item("Move to")).toHaveFocus();
  await press("ArrowRight");
  await expect.element(item("Week 2")).toHaveFocus();
  await press("ArrowLeft");
  await expect.element(item("Move to")).toHaveFocus();
  await press("ArrowRight");
  await expect.element(item("Week 2")).toHaveFocus();
  await press("Enter");
  await expect.poll(callbacks).toEqual(["onSelect"]);
  await open();
  await press("ArrowDown", "ArrowDown", "ArrowUp");
  await expect.element(item("Rename")).toHaveFocus();
  await press("Space");
  await expect.poll(callbacks).toEqual(["onSelect", "onSelect"]);
  await open();
  await press("Escape");
  await expect.element(page.getByRole("menu")).not.toBeInTheDocument();
});

it("file-upload: Tab reaches the button, and Enter and Space remove a file", async () => {
  await openStory("file-upload--with-files");
  await press("Tab");
  await expectFocusOn("input[type=file]");
  await press("Tab", "Enter", "Tab", "Space");
  await expect.poll(callbacks).toEqual(["onRemove", "onRemove"]);
});

it("date-picker: keys move through the calendar, Enter and Space choose a day, and Escape returns focus", async () => {
  await openStory("date-picker--filled");
  const opener = page.getByRole("button", { name: "Choose a date" });
  const field = page.getByLabelText("Publish on");
  const day = (name: string) => page.getByRole("button", { name });
  const moves = [
    { key: "ArrowRight", to: "Sunday, November 22, 2026" },
    { key: "ArrowDown", to: "Sunday, November 29, 2026" },
    { key: "Home", to: "Monday, November 23, 2026" },
    { key: "End", to: "Sunday, November 29, 2026" },
    { key: "PageUp", to: "Thursday, October 29, 2026" },
    { key: "PageDown", to: "Sunday, November 29, 2026" },
    { key: "Shift+PageUp", to: "Saturday, November 29, 2025" },
    { key: "Shift+PageDown", to: "Sunday, November 29, 2026" },
    { key: "ArrowLeft", to: "Saturday, November 28, 2026" },
    { key: "ArrowUp", to: "Saturday, November 21, 2026" },
    { key: "ArrowLeft", to: "Friday, November 20, 2026" },
  ];
  opener.element().focus();
  await press("Enter");
  await expect.element(day("Saturday, November 21, 2026")).toHaveFocus();
  for (const { key, to } of moves) {
    await press(key);
    await expect.element(day(to)).toHaveFocus();
  }
  await press("Enter");
  await expect.element(field).toHaveValue("2026-11-20");
  await expect.element(opener).toHaveFocus();
  await press("Space");
  await expect.element(day("Friday, November 20, 2026")).toHaveFocus();
  await press("ArrowRight", "Space");
  await expect.element(field).toHaveValue("2026-11-21");
  await expect.element(opener).toHaveFocus();
  await press("Enter");
  await expect.element(day("Saturday, November 21, 2026")).toHaveFocus();
  await press("Escape");
  await expect.element(opener).toHaveFocus();
});

it("combobox: arrows and letters find an option, Enter selects it, and Escape and Tab close the list", async () => {
  await openStory("combobox--empty");
  const field = page.getByRole("combobox");
  const isOpen = async (open: boolean) => {
    await expect.element(field).toHaveAttribute("aria-expanded", String(open));
  };
  await press("Tab", "ArrowDown");
  await isOpen(true);
  await press("ArrowDown", "ArrowDown", "ArrowUp", "Enter");
  await isOpen(false);
  await expect.element(field).toHaveValue("Travel");
  await press("ArrowUp");
  await isOpen(true);
  await press("Escape");
  await isOpen(false);
  await press("Control+a");
  await type("fit");
  await isOpen(true);
  await press("Enter");
  await expect.element(field).toHaveValue("Fitness");
  await press("Control+a");
  await type("mus");
  await press("Tab");
  await isOpen(false);
  await expect.element(field).toHaveValue("Fitness");
  expect(callbacks()).toEqual(["onValueChange", "onValueChange"]);
});

it("combobox: Backspace removes the last of several choices", async () => {
  await openStory("combobox--multiple");
  const removers = page.getByRole("button", { name: /Remove/ });
  page.getByRole("combobox").element().focus();
  await press("Backspace");
  await expect.element(removers).toHaveAccessibleName("Remove Cooking");
  await type("tra");
  await press("Enter");
  await expect.element(page.getByRole("button", { name: "Remove Travel" })).toBeVisible();
  expect(callbacks()).toEqual(["onValueChange", "onValueChange"]);
});
