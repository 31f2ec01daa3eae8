import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const read = (files: string) => globSync(files).map((file) => readFileSync(file, "utf8"));

/** A view with one member. */
const withoutMembers = new Set(["ChatView"]);

it("every view that a component takes has a story for each member", () => {
  // The formatter may break a type over lines.
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
