import { expect, press, test, toldBy } from "./storybook.ts";

test("menu: Enter, Space and the arrows open it, Esc gives the focus back", async ({ story }) => {
  const page = await story("menu--closed");
  await press(page, "Tab");
  const openers = { Enter: "Settings", Space: "Settings", ArrowDown: "Settings", ArrowUp: "Log out" };
  for (const [key, name] of Object.entries(openers)) {
    await press(page, key);
    await expect(page.getByRole("menuitem", { name })).toBeFocused();
    await press(page, "Escape");
    await expect(page.getByRole("menu")).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Ana" })).toBeFocused();
  }
});

test("menu: arrows wrap, Home, End and letters move, Enter does it, Tab closes", async ({ story }) => {
  const page = await story("menu--closed");
  const item = (name: string) => page.getByRole("menuitem", { name });
  await press(page, "Tab", "Enter");
  await expect(item("Settings")).toBeFocused();
  await press(page, "ArrowDown", "ArrowDown");
  await expect(item("Settings")).toBeFocused();
  await press(page, "ArrowUp");
  await expect(item("Log out")).toBeFocused();
  await press(page, "Home");
  await expect(item("Settings")).toBeFocused();
  await press(page, "End");
  await expect(item("Log out")).toBeFocused();
  await press(page, "s");
  await expect(item("Settings")).toBeFocused();
  await press(page, "Enter");
  await expect(page).toHaveURL(/#settings$/);
  await expect(page.getByRole("menu")).toHaveCount(0);
  await page.getByRole("button", { name: "Ana" }).focus();
  await press(page, "Enter");
  await expect(item("Settings")).toBeFocused();
  await press(page, "Tab");
  await expect(page.getByRole("menu")).toHaveCount(0);
  await page.getByRole("button", { name: "Ana" }).focus();
  await press(page, "ArrowDown");
  await expect(item("Settings")).toBeFocused();
  await press(page, "End", "Space");
  await expect(page.getByRole("menu")).toHaveCount(0);
  await expect.poll(() => toldBy(page)).toEqual(["onSelect"]);
});

for (const { id, words } of [
  { id: "dialog--cannot-be-dismissed", words: "One moment" },
  { id: "wizard-frame--second-step", words: "Question 2 of 5" },
]) {
  test(`${id.split("--")[0]}: Esc does nothing, not after a press on its words either`, async ({ story }) => {
    const page = await story(id);
    const dialog = page.getByRole("dialog");
    await press(page, "Escape", "Escape", "Escape");
    await expect(dialog).toBeVisible();
    await dialog.getByText(words).click();
    await press(page, "Escape", "Escape", "Escape", "Tab");
    await expect(dialog).toBeVisible();
    await expect(dialog.locator(":focus")).toHaveCount(1);
  });
}

test("dialog: Esc closes it after a press on its words too, and gives the focus back", async ({ story }) => {
  const page = await story("dialog--open");
  const dialog = page.getByRole("dialog");
  await press(page, "Escape");
  await expect(dialog).toHaveCount(0);
  const opener = page.getByRole("button", { name: "Choose Monthly" });
  await opener.focus();
  await press(page, "Enter");
  await dialog.getByText("First 3 days free").click();
  await press(page, "Escape");
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});

for (const { id, opener, stops } of [
  { id: "dialog--open", opener: "Choose Monthly", stops: 3 },
  { id: "drawer--at-the-end", opener: "Filter", stops: 4 },
]) {
  test(`${id.split("--")[0]}: Tab goes round inside, Esc gives the focus back`, async ({ story }) => {
    const page = await story(id);
    const dialog = page.getByRole("dialog");
    await press(page, "Escape");
    await expect(dialog).toHaveCount(0);
    await page.getByRole("button", { name: opener }).focus();
    await press(page, "Enter");
    const first = dialog.getByRole("textbox");
    await expect(first).toBeFocused();
    for (let stop = 1; stop < stops; stop++) {
      await press(page, "Tab");
      await expect(dialog.locator(":focus")).toHaveCount(1);
      await expect(first).not.toBeFocused();
    }
    await press(page, "Tab");
    await expect(first).toBeFocused();
    await press(page, "Shift+Tab");
    await expect(dialog.getByRole("button", { name: "Close" })).toBeFocused();
    await press(page, "Space");
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole("button", { name: opener })).toBeFocused();
    await press(page, "Space");
    await expect(first).toBeFocused();
    await press(page, "Escape");
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole("button", { name: opener })).toBeFocused();
  });
}

test("wizard-frame: Tab goes round inside, Esc does nothing however often", async ({ story }) => {
  const page = await story("wizard-frame--first-step");
  const field = page.getByRole("textbox");
  await expect(field).toBeFocused();
  await press(page, "Escape", "Escape", "Escape");
  await expect(page.getByRole("dialog", { name: "Onboarding" })).toBeVisible();
  await press(page, "Tab", "Tab");
  await expect(page.getByRole("button", { name: "Next" })).toBeFocused();
  await press(page, "Tab");
  await expect(page.getByRole("dialog").locator(":focus")).toHaveCount(1);
});

test("alert-dialog: starts on the cancelling button, Tab goes round, Enter confirms, Esc cancels", async ({
  story,
}) => {
  const page = await story("alert-dialog--danger");
  const dialog = page.getByRole("alertdialog");
  const [keep, confirm] = [
    dialog.getByRole("button", { name: "Keep it" }),
    dialog.getByRole("button", { name: "Delete" }),
  ];
  await expect(keep).toBeFocused();
  await press(page, "Tab");
  await expect(confirm).toBeFocused();
  await press(page, "Tab");
  await expect(keep).toBeFocused();
  await press(page, "Shift+Tab", "Enter");
  await expect.poll(() => toldBy(page)).toEqual(["onConfirm"]);
  await press(page, "Escape");
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => toldBy(page)).toEqual(["onConfirm", "onCancel"]);
  const opener = page.getByRole("button", { name: "Delete draft" });
  await opener.focus();
  await press(page, "Space");
  await expect(keep).toBeFocused();
  await press(page, "Space");
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test("popover: Enter and Space open and close it, Tab goes in, leaving and Esc close it", async ({ story }) => {
  const page = await story("popover--leaving-it-closes");
  const [trigger, panel] = [page.getByRole("button", { name: "Filter" }), page.getByRole("dialog")];
  await expect(page.getByRole("button", { name: "After" })).toBeFocused();
  await press(page, "Shift+Tab");
  await expect(trigger).toBeFocused();
  for (const key of ["Enter", "Space"]) {
    await press(page, key);
    await expect(panel).toBeVisible();
    await expect(trigger).toHaveAttribute("aria-expanded", "true");
    await press(page, key);
    await expect(panel).toBeHidden();
    await expect(trigger).toHaveAttribute("aria-expanded", "false");
  }
  await press(page, "Enter");
  await expect(trigger).toHaveAttribute("aria-expanded", "true");
  await press(page, "Tab");
  await expect(panel.getByRole("checkbox", { name: "YouTube" })).toBeFocused();
  await press(page, "Escape");
  await expect(panel).toBeHidden();
  await expect(trigger).toBeFocused();
  await press(page, "Enter");
  await expect(trigger).toHaveAttribute("aria-expanded", "true");
  await press(page, "Tab", "Tab", "Tab", "Tab");
  await expect(page.getByRole("button", { name: "After" })).toBeFocused();
  await expect(panel).toBeHidden();
});

test("tooltip: Tab shows it, Esc hides it, Tab on hides it", async ({ story }) => {
  const page = await story("tooltip--hidden");
  const tip = page.getByRole("tooltip");
  await expect(tip).toBeHidden();
  await press(page, "Tab");
  await expect(tip).toBeVisible();
  await press(page, "Escape");
  await expect(tip).toBeHidden();
  await expect(page.getByRole("button", { name: "Copy" })).toBeFocused();
  await press(page, "Tab", "Shift+Tab");
  await expect(tip).toBeVisible();
  await press(page, "Tab");
  await expect(tip).toBeHidden();
});

for (const id of ["tooltip--esc-leaves-the-dialog-around-it", "popover--esc-leaves-the-dialog-around-it"]) {
  test(`${id.split("--")[0]}: Esc leaves the dialog around it`, async ({ story }) => {
    const page = await story(id);
    const dialog = page.locator("dialog");
    const inside = id.startsWith("tooltip") ? page.getByRole("tooltip") : page.locator("[popover][role=dialog]");
    await dialog.getByRole("button", { name: "Close" }).focus();
    await press(page, "Tab");
    if (id.startsWith("popover")) await press(page, "Enter");
    await expect(inside).toBeVisible();
    await press(page, "Escape");
    await expect(inside).toBeHidden();
    await expect(dialog).toBeVisible();
    await expect(dialog.locator(":focus")).toHaveCount(1);
  });
}

test("toast: F6 leads to the news and back, Tab to its button, Esc dismisses it", async ({ story }) => {
  const page = await story("toast--nothing");
  const [fail, news] = [
    page.getByRole("button", { name: "Fail" }),
    page.getByRole("region", { name: "Notifications" }),
  ];
  await press(page, "Tab", "Tab", "Enter");
  await expect(news.getByText("Failed to connect YouTube").first()).toBeVisible();
  await press(page, "F6");
  await expect(fail).not.toBeFocused();
  await press(page, "F6");
  await expect(fail).toBeFocused();
  await press(page, "F6", "Tab");
  await expect(news.locator(":focus")).toHaveCount(1);
  await press(page, "Escape");
  await expect(news.getByText("Failed to connect YouTube")).toHaveCount(0);
});
