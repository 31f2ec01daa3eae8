import { expect, press, test, toldBy } from "./storybook.ts";

for (const { id, name, told } of [
  { id: "button--primary", name: "Create account", told: "onClick" },
  { id: "icon-button--soft", name: "Copy hashtags", told: "onClick" },
  { id: "chat-button--open", name: "Close AI assistant", told: "onClick" },
  { id: "error-state--with-retry", name: "Retry", told: "onClick" },
  { id: "idea-card--medium", name: "The tray that does the washing up", told: "onChoose" },
  { id: "plan-card--featured", name: "Choose Monthly", told: "onChoose" },
]) {
  test(`${id.split("--")[0]}: Tab moves to it and on, Enter and Space press it`, async ({ story }) => {
    const page = await story(id);
    const button = page.getByRole("button", { name });
    await press(page, "Tab");
    await expect(button).toBeFocused();
    await press(page, "Enter");
    await expect.poll(() => toldBy(page)).toEqual([told]);
    await press(page, "Space");
    await expect.poll(() => toldBy(page)).toEqual([told, told]);
    await expect(button).toBeFocused();
    await press(page, "Tab");
    await expect(button).not.toBeFocused();
  });
}

for (const id of ["button--disabled", "icon-button--disabled", "chat-button--disabled", "plan-card--disabled"]) {
  test(`${id.split("--")[0]}: Tab passes a disabled one by`, async ({ story }) => {
    const page = await story(id);
    await expect(page.getByRole("button")).toBeDisabled();
    await press(page, "Tab");
    await expect(page.locator("button:focus")).toHaveCount(0);
  });
}

test("button: Tab moves to a busy one, Enter and Space do nothing there", async ({ story }) => {
  const page = await story("button--loading");
  const button = page.getByRole("button", { name: "Creating Account..." });
  await press(page, "Shift+Tab");
  await expect(button).not.toBeFocused();
  await press(page, "Tab");
  await expect(button).toBeFocused();
  await press(page, "Enter", "Space");
  await expect(button).toBeFocused();
  expect(await toldBy(page)).toEqual([]);
  // Its form was not sent either: that would have left the story.
  await expect(page).toHaveURL(/id=ui-button--loading&viewMode=story$/);
});

test("idea-card: Tab passes by one that is only to read", async ({ story }) => {
  const page = await story("idea-card--to-read");
  await expect(page.getByRole("heading")).toBeVisible();
  await press(page, "Tab");
  await expect(page.locator("#storybook-root :focus")).toHaveCount(0);
});

for (const { id, name, leads } of [
  { id: "button--link", name: "Choose a plan", leads: /#plans$/ },
  { id: "button--router-link", name: "Open roadmap", leads: /#roadmap$/ },
  { id: "link-text--strong", name: "Create an account", leads: /#signup$/ },
  { id: "quick-action--sky", name: "Open analytics", leads: /#creation$/ },
]) {
  test(`${id.split("--")[0]}: Tab moves to the link and on, Enter follows it (${name})`, async ({ story }) => {
    const page = await story(id);
    const link = page.getByRole("link", { name });
    await press(page, "Tab");
    await expect(link).toBeFocused();
    await press(page, "Enter");
    await expect(page).toHaveURL(leads);
    await expect(link).toBeFocused();
    await press(page, "Tab");
    await expect(link).not.toBeFocused();
  });
}
