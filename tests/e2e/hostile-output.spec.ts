import { paths } from "../../apps/web/src/paths.ts";
import { hostileTexts } from "../web/hostile-texts.ts";
import { mockReply } from "./api-calls.ts";
import { answers, ask, chatCall, openChat } from "./assistant.ts";
import { contentCall, openCreation } from "./creation.ts";
import { expect, test } from "./fixtures.ts";

/** Every string twice: whole, and cut in the middle as a stream may deliver it. */
const parts = hostileTexts.flatMap((text) => {
  const middle = Math.ceil(text.length / 2);
  return [`${text}\n`, text.slice(0, middle), `${text.slice(middle)}\n`];
});
const content = parts.join("");
const type = "text/event-stream";
const data = (event: object | string) => `data: ${typeof event === "string" ? event : JSON.stringify(event)}\n\n`;

test("text that a model streams is shown unchanged, runs no code and loads nothing", async ({
  signedInPage: page,
  baseURL,
}) => {
  const model = hostileTexts[0] ?? "";
  const ideas = hostileTexts.map((title, id) => ({ id, title, category: title, engagement: title, trending: false }));
  const chunks = parts.map((part) => ({ model, choices: [{ delta: { content: part } }] }));
  await mockReply(page, chatCall, 200, [...chunks, "[DONE]"].map(data).join(""), type);
  const done = { content, contentIdeas: ideas, writtenBy: hostileTexts[5] };
  const events = parts.map((delta) => `event: text\n${data({ delta })}`);
  await mockReply(page, contentCall, 200, `${events.join("")}event: done\n${data(done)}`, type);
  const incidents: string[] = [];
  page.on("dialog", (dialog) => {
    incidents.push(dialog.message());
    void dialog.dismiss();
  });
  page.on("pageerror", ({ message }) => incidents.push(message));
  page.on("console", (message) => message.type() === "error" && incidents.push(message.text()));
  page.on("request", (request) => {
    if (!request.url().startsWith(baseURL ?? "")) incidents.push(request.url());
  });
  const { generate, text } = await openCreation(page);
  await generate.click();
  await expect.poll(() => text.evaluate(({ textContent }) => textContent)).toContain(content);
  await openChat(page);
  await ask(page, "Hello");
  // Each line of an answer is a separate element.
  const answered = () => answers(page).evaluate(({ textContent }) => textContent);
  await expect.poll(answered).toContain(content.slice(0, 2_000).replaceAll("\n", ""));
  await expect(answers(page).getByRole("link")).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe(paths.creation);
  expect(incidents).toEqual([]);
});
