import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { callbacks, expectFocusOn, openStory, press } from "./story.ts";

for (const { id, name, callback } of [
  { id: "button--primary", name: "Create account", callback: "onClick" },
  { id: "icon-button--soft", name: "Copy hashtags", callback: "onClick" },
  { id: "chat-button--open", name: "Close AI assistant", callback: "onClick" },
  { id: "error-state--with-retry", name: "Retry", callback: "onClick" },
  { id: "idea-card--medium", name: "The tray that does the washing up", callback: "onChoose" },
  { id: "plan-card--featured", name: "Choose Monthly", callback: "onChoose" },
]) {
  it(`${id.split("--")[0]}: Tab focuses it, and Enter and Space press it`, async () => {
    await openStory(id);
    const button = page.getByRole("button", { name });
    await press("Tab");
    await expect.element(button).toHaveFocus();
    await press("Enter");
    await expect.poll(callbacks).toEqual([callback]);
    await press("Space");
    await expect.poll(callbacks).toEqual([callback, callback]);
    await expect.element(button).toHaveFocus();
    await press("Tab");
    await expect.element(button).not.toHaveFocus();
  });
}

for (const id of ["button--disabled", "icon-button--disabled", "chat-button--disabled", "plan-card--disabled"]) {
  it(`${id.split("--")[0]}: Tab skips it while disabled`, async () => {
    await openStory(id);
    await expect.element(page.getByRole("button")).toBeDisabled();
    await press("Tab");
    await expectFocusOn("body");
  });
}

it("button: keeps focus while loading and ignores Enter and Space", async () => {
  await openStory("button--loading");
  const button = page.getByRole("button", { name: "Creating Account..." });
  await press("Shift+Tab");
  await expect.element(button).not.toHaveFocus();
  await press("Tab");
  await expect.element(button).toHaveFocus();
  await press("Enter", "Space");
  await expect.element(button).toHaveFocus();
  expect(callbacks()).toEqual([]);
  // Submitting its form would navigate away.
  expect(location.hash).toBe("");
});

it("idea-card: Tab skips a read-only card", async () => {
  await openStory("idea-card--read-only");
  await expect.element(page.getByRole("heading")).toBeVisible();
  await press("Tab");
  await expectFocusOn("body");
});

for (const { id, name, address } of [
  { id: "button--link", name: "Choose a plan", address: /#plans$/ },
  { id: "button--router-link", name: "Open roadmap", address: /#roadmap$/ },
  { id: "link-text--strong", name: "Create an account", address: /#signup$/ },
  { id: "quick-action--sky", name: "Open analytics", address: /#creation$/ },
]) {
  it(`${id.split("--")[0]}: Tab focuses it, and Enter follows it (${name})`, async () => {
    await openStory(id);
    const link = page.getByRole("link", { name });
    await press("Tab");
    await expect.element(link).toHaveFocus();
    await press("Enter");
    await expect.poll(() => location.href).toMatch(address);
    await expect.element(link).toHaveFocus();
    await press("Tab");
    await expect.element(link).not.toHaveFocus();
  });
}
