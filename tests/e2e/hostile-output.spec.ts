import { paths } from "../../apps/web/src/paths.ts";
import { hostileTexts } from "../web/hostile-texts.ts";
import { mockReply } from "./api-calls.ts";
import { answers, ask, chatCall, openChat } from "./assistant.ts";
import { contentCall, openCreation } from "./creation.ts";
import { expect, test } from "./fixtures.ts";

test("text of a model is shown as it is, runs no code and loads nothing", async ({ signedInPage: page, baseURL }) => {
  const content = hostileTexts.join("\n");
  const ideas = hostileTexts.map((title, id) => ({ id, title, category: title, engagement: title, trending: false }));
  await mockReply(page, chatCall, 200, { model: hostileTexts[0] ?? "", choices: [{ message: { content } }] });
  await mockReply(page, contentCall, 200, { content, contentIdeas: ideas, writtenBy: hostileTexts[5] });
  const events: string[] = [];
  page.on("dialog", (dialog) => {
    events.push(dialog.message());
    void dialog.dismiss();
  });
  page.on("pageerror", ({ message }) => events.push(message));
  page.on("console", (message) => message.type() === "error" && events.push(message.text()));
  page.on("request", (request) => {
    if (!request.url().startsWith(baseURL ?? "")) events.push(request.url());
  });
  const { generate, text } = await openCreation(page);
  await generate.click();
  await expect.poll(() => text.evaluate(({ textContent }) => textContent)).toBe(content);
  await openChat(page);
  await ask(page, "Hello");
  await expect.poll(() => answers(page).evaluate(({ textContent }) => textContent)).toContain(content.slice(0, 2_000));
  expect(new URL(page.url()).pathname).toBe(paths.creation);
  expect(events).toEqual([]);
});
