import { expect, press, test, toldBy } from "./storybook.ts";

test("chat-panel: Tab goes through clear, close, messages, field and send; arrows scroll the messages", async ({
  story,
}) => {
  const page = await story("chat-panel--many-messages");
  const [log, field] = [page.getByRole("log"), page.getByRole("textbox", { name: "Message" })];
  const top = () => log.evaluate((element) => element.scrollTop);
  await expect(field).toBeFocused();
  await page.keyboard.type("And then?");
  await press(page, "Tab");
  await expect(page.getByRole("button", { name: "Send" })).toBeFocused();
  await press(page, "Tab");
  await press(page, "Tab");
  await expect(page.getByRole("button", { name: "Clear chat" })).toBeFocused();
  await press(page, "Tab");
  await expect(page.getByRole("button", { name: "Close" })).toBeFocused();
  await press(page, "Tab");
  await expect(log).toBeFocused();
  const foot = await top();
  await press(page, "ArrowUp");
  await expect.poll(top).toBeLessThan(foot);
  await press(page, "Tab");
  await expect(field).toBeFocused();
});

test("chat-panel: Enter sends, Shift+Enter breaks the line, Escape closes", async ({ story }) => {
  const page = await story("chat-panel--talk");
  const field = page.getByRole("textbox", { name: "Message" });
  await press(page, "Tab", "Tab", "Tab", "Tab");
  await expect(field).toBeFocused();
  await page.keyboard.type("One more");
  await press(page, "Shift+Enter");
  await page.keyboard.type("thing");
  await expect(field).toHaveValue("One more\nthing");
  await press(page, "Enter");
  await expect(field).toHaveValue("");
  await expect(page.getByRole("log")).toContainText(/One more\s+thing/);
  await press(page, "Escape");
  await expect.poll(() => toldBy(page)).toContain("onClose");
});

test("output-panel: Tab goes through copy and download to the text, arrows scroll it", async ({ story }) => {
  const page = await story("output-panel--long-text");
  const text = page.getByRole("group", { name: "Caption" });
  const top = () => text.evaluate((element) => element.scrollTop);
  await press(page, "Tab");
  await expect(page.getByRole("button", { name: "Copy" })).toBeFocused();
  await press(page, "Enter", "Space");
  await expect.poll(() => toldBy(page)).toEqual(["onCopy", "onCopy"]);
  await press(page, "Tab");
  await expect(page.getByRole("button", { name: "Download" })).toBeFocused();
  await press(page, "Tab");
  await expect(text).toBeFocused();
  await press(page, "ArrowDown");
  await expect.poll(top).toBeGreaterThan(0);
  await press(page, "ArrowUp");
  await expect.poll(top).toBe(0);
});
