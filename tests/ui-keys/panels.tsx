import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { callbacks, openStory, press, type } from "./story.ts";

it("chat-panel: Tab moves through clear, close, messages, field and send, and arrows scroll the messages", async () => {
  await openStory("chat-panel--many-messages");
  const [log, field] = [page.getByRole("log"), page.getByRole("textbox", { name: "Message" })];
  const top = () => log.element().scrollTop;
  await expect.element(field).toHaveFocus();
  await type("And then?");
  await press("Tab");
  await expect.element(page.getByRole("button", { name: "Send" })).toHaveFocus();
  await press("Tab");
  await press("Tab");
  await expect.element(page.getByRole("button", { name: "Clear chat" })).toHaveFocus();
  await press("Tab");
  await expect.element(page.getByRole("button", { name: "Close" })).toHaveFocus();
  await press("Tab");
  await expect.element(log).toHaveFocus();
  const foot = top();
  await press("ArrowUp");
  await expect.poll(top).toBeLessThan(foot);
  await press("Tab");
  await expect.element(field).toHaveFocus();
});

it("chat-panel: Enter sends, Shift+Enter inserts a line break, and Escape closes", async () => {
  await openStory("chat-panel--conversation");
  const field = page.getByRole("textbox", { name: "Message" });
  await press("Tab", "Tab", "Tab", "Tab");
  await expect.element(field).toHaveFocus();
  await type("One more");
  await press("Shift+Enter");
  await type("thing");
  await expect.element(field).toHaveValue("One more\nthing");
  await press("Enter");
  await expect.element(field).toHaveValue("");
  await expect.poll(() => page.getByRole("log").element().textContent).toMatch(/One more\s+thing/);
  await press("Escape");
  await expect.poll(callbacks).toContain("onClose");
});

it("output-panel: Tab moves through copy and download to the text, and arrows scroll it", async () => {
  await openStory("output-panel--long-text");
  const text = page.getByRole("group", { name: "Caption" });
  const top = () => text.element().scrollTop;
  await press("Tab");
  await expect.element(page.getByRole("button", { name: "Copy" })).toHaveFocus();
  await press("Enter", "Space");
  await expect.poll(callbacks).toEqual(["onCopy", "onCopy"]);
  await press("Tab");
  await expect.element(page.getByRole("button", { name: "Download" })).toHaveFocus();
  await press("Tab");
  await expect.element(text).toHaveFocus();
  await press("ArrowDown");
  await expect.poll(top).toBeGreaterThan(0);
  await press("ArrowUp");
  await expect.poll(top).toBe(0);
});
