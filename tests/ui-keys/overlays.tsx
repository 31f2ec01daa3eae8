import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { callbacks, expectFocusInside, expectHidden, find, openStory, press } from "./story.ts";

it("menu: Enter, Space and the arrows open it, and Escape closes it and returns focus", async () => {
  await openStory("menu--closed");
  await press("Tab");
  const openers = { Enter: "Settings", Space: "Settings", ArrowDown: "Settings", ArrowUp: "Log out" };
  for (const [key, name] of Object.entries(openers)) {
    await press(key);
    await expect.element(page.getByRole("menuitem", { name })).toHaveFocus();
    await press("Escape");
    await expect.element(page.getByRole("menu")).not.toBeInTheDocument();
    await expect.element(page.getByRole("button", { name: "Ana" })).toHaveFocus();
  }
});

it("menu: arrows wrap around, Home, End and letters move focus, Enter and Space select, and Tab closes it", async () => {
  await openStory("menu--closed");
  const item = (name: string) => page.getByRole("menuitem", { name });
  await press("Tab", "Enter");
  await expect.element(item("Settings")).toHaveFocus();
  await press("ArrowDown", "ArrowDown");
  await expect.element(item("Settings")).toHaveFocus();
  await press("ArrowUp");
  await expect.element(item("Log out")).toHaveFocus();
  await press("Home");
  await expect.element(item("Settings")).toHaveFocus();
  await press("End");
  await expect.element(item("Log out")).toHaveFocus();
  await press("s");
  await expect.element(item("Settings")).toHaveFocus();
  await press("Enter");
  await expect.poll(() => location.href).toMatch(/#settings$/);
  await expect.element(page.getByRole("menu")).not.toBeInTheDocument();
  page.getByRole("button", { name: "Ana" }).element().focus();
  await press("Enter");
  await expect.element(item("Settings")).toHaveFocus();
  await press("Tab");
  await expect.element(page.getByRole("menu")).not.toBeInTheDocument();
  page.getByRole("button", { name: "Ana" }).element().focus();
  await press("ArrowDown");
  await expect.element(item("Settings")).toHaveFocus();
  await press("End", "Space");
  await expect.element(page.getByRole("menu")).not.toBeInTheDocument();
  await expect.poll(callbacks).toEqual(["onSelect"]);
});

for (const id of ["menu--inside-a-dialog", "menu--inside-an-alert-dialog", "menu--inside-a-drawer"]) {
  it(`${id}: items can be focused and clicked, and Escape closes only the menu`, async () => {
    await openStory(id);
    const [trigger, item] = [
      page.getByRole("button", { name: "Ana" }),
      page.getByRole("menuitem", { name: "Log out" }),
    ];
    item.element().focus();
    await press("Escape");
    await expect.element(page.getByRole("menu")).not.toBeInTheDocument();
    trigger.element().focus();
    await press("ArrowUp");
    await expect.element(item).toHaveFocus();
    await press("Escape");
    await expect.element(trigger).toHaveFocus();
    await trigger.click();
    await item.click();
    await expect.poll(callbacks).toEqual(["onSelect"]);
    await expect.element(page.getByRole("menu")).not.toBeInTheDocument();
  });
}

for (const { id, words } of [
  { id: "dialog--cannot-be-dismissed", words: "One moment" },
  { id: "wizard-frame--second-step", words: "Question 2 of 5" },
]) {
  it(`${id}: ignores Escape, even after a click on its text`, async () => {
    await openStory(id);
    const dialog = page.getByRole("dialog");
    await press("Escape", "Escape", "Escape");
    await expect.element(dialog).toBeVisible();
    await dialog.getByText(words).click();
    await press("Escape", "Escape", "Escape", "Tab");
    await expect.element(dialog).toBeVisible();
    await expectFocusInside(dialog);
  });
}

it("dialog: Escape closes it, even after a click on its text, and returns focus", async () => {
  await openStory("dialog--open");
  const dialog = page.getByRole("dialog");
  await press("Escape");
  await expect.element(dialog).not.toBeInTheDocument();
  const opener = page.getByRole("button", { name: "Choose Monthly" });
  opener.element().focus();
  await press("Enter");
  await dialog.getByText("First 3 days free. Cancel any time.").click();
  await press("Escape");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

for (const { id, opener, stops } of [
  { id: "dialog--open", opener: "Choose Monthly", stops: 3 },
  { id: "drawer--at-the-end", opener: "Filter", stops: 4 },
]) {
  it(`${id.split("--")[0]}: keeps Tab inside, and Escape and the close button return focus`, async () => {
    await openStory(id);
    const dialog = page.getByRole("dialog");
    await press("Escape");
    await expect.element(dialog).not.toBeInTheDocument();
    page.getByRole("button", { name: opener }).element().focus();
    await press("Enter");
    const first = dialog.getByRole("textbox");
    await expect.element(first).toHaveFocus();
    for (let stop = 1; stop < stops; stop++) {
      await press("Tab");
      await expectFocusInside(dialog);
      await expect.element(first).not.toHaveFocus();
    }
    await press("Tab");
    await expect.element(first).toHaveFocus();
    await press("Shift+Tab");
    await expect.element(dialog.getByRole("button", { name: "Close" })).toHaveFocus();
    await press("Space");
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByRole("button", { name: opener })).toHaveFocus();
    await press("Space");
    await expect.element(first).toHaveFocus();
    await press("Escape");
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByRole("button", { name: opener })).toHaveFocus();
  });
}

it("plan-reveal: keeps Tab inside, and Escape closes it and returns focus", async () => {
  await openStory("plan-reveal--being-written");
  const dialog = page.getByRole("dialog");
  await press("Escape");
  await expect.element(dialog).not.toBeInTheDocument();
  const opener = page.getByRole("button", { name: "Show again" });
  opener.element().focus();
  await press("Enter");
  await press("Tab", "Tab");
  await expectFocusInside(dialog);
  await press("Escape");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

it("wizard-frame: keeps Tab inside and ignores Escape", async () => {
  await openStory("wizard-frame--first-step");
  const field = page.getByRole("textbox");
  await expect.element(field).toHaveFocus();
  await press("Escape", "Escape", "Escape");
  await expect.element(page.getByRole("dialog", { name: "Onboarding" })).toBeVisible();
  await press("Tab", "Tab");
  await expect.element(page.getByRole("button", { name: "Next" })).toHaveFocus();
  await press("Tab");
  await expectFocusInside(page.getByRole("dialog"));
});

it("alert-dialog: focuses the cancel button, keeps Tab inside, confirms with Enter and cancels with Escape", async () => {
  await openStory("alert-dialog--danger");
  const dialog = page.getByRole("alertdialog");
  const [keep, confirm] = [
    dialog.getByRole("button", { name: "Keep it" }),
    dialog.getByRole("button", { name: "Delete" }),
  ];
  await expect.element(keep).toHaveFocus();
  await press("Tab");
  await expect.element(confirm).toHaveFocus();
  await press("Tab");
  await expect.element(keep).toHaveFocus();
  await press("Shift+Tab", "Enter");
  await expect.poll(callbacks).toEqual(["onConfirm"]);
  await press("Escape");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(callbacks).toEqual(["onConfirm", "onCancel"]);
  const opener = page.getByRole("button", { name: "Delete draft" });
  opener.element().focus();
  await press("Space");
  await expect.element(keep).toHaveFocus();
  await press("Space");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

it("popover: Enter and Space toggle it, Tab moves inside, and Escape or moving focus out closes it", async () => {
  await openStory("popover--closes-when-focus-leaves");
  const [trigger, panel] = [page.getByRole("button", { name: "Filter" }), page.getByRole("dialog")];
  await expect.element(page.getByRole("button", { name: "After" })).toHaveFocus();
  await press("Shift+Tab");
  await expect.element(trigger).toHaveFocus();
  for (const key of ["Enter", "Space"]) {
    await press(key);
    await expect.element(panel).toBeVisible();
    await expect.element(trigger).toHaveAttribute("aria-expanded", "true");
    await press(key);
    await expectHidden(panel);
    await expect.element(trigger).toHaveAttribute("aria-expanded", "false");
  }
  await press("Enter");
  await expect.element(trigger).toHaveAttribute("aria-expanded", "true");
  await press("Tab");
  await expect.element(panel.getByRole("checkbox", { name: "YouTube" })).toHaveFocus();
  await press("Escape");
  await expectHidden(panel);
  await expect.element(trigger).toHaveFocus();
  await press("Enter");
  await expect.element(trigger).toHaveAttribute("aria-expanded", "true");
  await press("Tab", "Tab", "Tab", "Tab");
  await expect.element(page.getByRole("button", { name: "After" })).toHaveFocus();
  await expectHidden(panel);
});

it("tooltip: appears on focus, and Escape or moving focus away hides it", async () => {
  await openStory("tooltip--hidden");
  const tip = page.getByRole("tooltip");
  await expectHidden(tip);
  await press("Tab");
  await expect.element(tip).toBeVisible();
  await press("Escape");
  await expectHidden(tip);
  await expect.element(page.getByRole("button", { name: "Copy" })).toHaveFocus();
  await press("Tab", "Shift+Tab");
  await expect.element(tip).toBeVisible();
  await press("Tab");
  await expectHidden(tip);
});

for (const id of ["tooltip--esc-keeps-the-outer-dialog-open", "popover--esc-keeps-the-outer-dialog-open"]) {
  it(`${id.split("--")[0]}: Escape closes it and keeps the dialog around it open`, async () => {
    await openStory(id);
    const dialog = find("dialog");
    const inside = id.startsWith("tooltip") ? page.getByRole("tooltip") : find("[popover][role=dialog]");
    dialog.getByRole("button", { name: "Close" }).element().focus();
    await press("Tab");
    if (id.startsWith("popover")) await press("Enter");
    await expect.element(inside).toBeVisible();
    await press("Escape");
    await expectHidden(inside);
    await expect.element(dialog).toBeVisible();
    await expectFocusInside(dialog);
  });
}

it("toast: F6 moves to the region and back, Tab to the close button, and Escape dismisses the toast", async () => {
  await openStory("toast--empty");
  const [fail, region] = [
    page.getByRole("button", { name: "Fail" }),
    page.getByRole("region", { name: "Notifications" }),
  ];
  await press("Tab", "Tab", "Enter");
  await expect.element(region.getByText("Failed to connect YouTube").first()).toBeVisible();
  await press("F6");
  await expect.element(fail).not.toHaveFocus();
  await press("F6");
  await expect.element(fail).toHaveFocus();
  await press("F6", "Tab");
  await expectFocusInside(region);
  await press("Escape");
  await expect.element(region.getByText("Failed to connect YouTube")).not.toBeInTheDocument();
});
