import { globSync, readFileSync } from "node:fs";
import { messagesFor } from "../../apps/api/src/text/messages.ts";
import { expect, it } from "vitest";
import { sentenceOf } from "../../stories/refusals/sentence.ts";

const read = (files: string) => globSync(files).map((file) => readFileSync(file, "utf8"));

const refusals = read("stories/refusals/*.stories.tsx").join("");

/** Views with a single member, which need no list of stories. */
const withoutMembers = new Set(["ChatView"]);

it("every view that a component takes has a story for each member", () => {
  // The formatter may split a type over several lines.
  const listed = read("stories/screens/*.stories.tsx").join("").replaceAll(/\s/g, "");
  const missing: string[] = [];
  let count = 0;
  const need = (...types: string[]) => {
    if (types.some((type) => withoutMembers.has(type))) return;
    count += 1;
    if (!types.some((type) => listed.includes(`StoryOfEach<${type}>`))) missing.push(types.join(" or "));
  };
  for (const text of read("apps/web/src/features/**/*.tsx")) {
    for (const [, props = "", body = ""] of text.matchAll(/^export interface (\w+Props)\b(.*?)^\}/gms))
      // The prop named `view`, of any type, and the props whose type is named as a view.
      for (const [, type = "", named = ""] of body.matchAll(/^ {2}(?:view\??:\s*(\w*)|\w+\??:\s*(\w+View)\b)/gm))
        need(`${props}["view"]`, type || named);
    for (const [, type = ""] of text.matchAll(/\{ view: (\w+View)\b/g)) need(type);
  }
  expect(missing).toEqual([]);
  expect(count).toBeGreaterThan(30);
});

/** Messages that are not refusals: confirmations, names of fields, and the reply to a payment provider. */
const confirmations = `
  registered loggedIn sessionAlive loggedOut sessionEnded signedOutElsewhere codeSent codeRight passwordReset
  secondFactorNeeded passkeyAdded passkeyRenamed passkeyRemoved authenticatorOn authenticatorOff recoveryCodesRenewed
  proved passwordChanged emailVerified emailChanged verificationSent changeLinkSent deletionScheduled
  loggedInBeforeDeletion accountKept accountKeptCanceled profileSaved methodSaved planChanged trialStarted subscribed
  subscribedAndCharged canceled canceledNow resumed youtubeDisconnected answersSaved preferencesSaved taskUpdated
  fieldName webhookUnsigned
`.trim();

/** Returns the keys of the texts, such as `codeWrong` and `fields.tooLong`. */
const keysOf = (texts: object, prefix = ""): string[] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === "object" && text !== null ? keysOf(text as object, `${key}.`) : `${prefix}${key}`,
  );
it("every refusal of the server has a story, named after its message", () => {
  const english = messagesFor("en");
  const others = new Set(confirmations.split(/\s+/));
  const wanted = keysOf(english).filter((key) => !others.has(key));
  const names = Object.fromEntries(
    [...refusals.matchAll(/name: "(.*)",\n\s*\.\.\.refused\(\s*"([\w.]+)"/g)].map(([, name, key = ""]) => [key, name]),
  );
  expect(names).toEqual(Object.fromEntries(wanted.map((key) => [key, sentenceOf(key, english)])));
});

it("every message with which the server refuses a request has a story", () => {
  const refused = read("apps/api/src/**/*.ts").flatMap((text) =>
    [...text.matchAll(/new HttpError\(\s*\d+,\s*"(\w+)"/g)].map(([, key = ""]) => key),
  );
  expect(refused.length).toBeGreaterThan(60);
  // Only a payment provider sees it.
  const missing = refused.filter((key) => key !== "webhookUnsigned" && !refusals.includes(`refused("${key}",`));
  expect(missing).toEqual([]);
});
