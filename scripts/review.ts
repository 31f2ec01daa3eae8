// `npm run review`: lists the sign-offs of designs whose story or screen has changed since.
// `npm run review -- sign <story id> <language> <theme> <your name>`: signs off a story; its URL contains the id, language and theme.
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { languages } from "@trellis/contract/fields";
import { storyNameFromExport, toId } from "storybook/internal/csf";
import { digestOf, reviewedThemes, screensIn, type SignOffs, withSignOff } from "../stories/docs/review-digest.ts";

const root = join(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const file = "docs/sign-offs.json";
const signOffs = JSON.parse(read(file)) as SignOffs;

/** Returns the ids of the stories in a file. */
function storiesIn(source: string): string[] {
  const [, title = ""] = /\btitle: "([^"]+)"/.exec(source) ?? [];
  const [, id = title] = /^ {2}id: "([^"]+)"/m.exec(source) ?? [];
  const names = [...source.matchAll(/^export const (\w+): Story\b/gm)].map(([, name = ""]) => name);
  return names.map((name) => toId(id, storyNameFromExport(name)));
}

const sources = new Map<string, string>();
for (const path of globSync("stories/{screens,atlas,pages}/*.stories.tsx", { cwd: root })) {
  const source = read(path);
  for (const id of storiesIn(source)) sources.set(id, source);
}

/** Returns the digest of a story’s file and screens; undefined if there is no such story. */
async function digestNow(story: string): Promise<string | undefined> {
  const source = sources.get(story);
  return source === undefined ? undefined : digestOf([source, ...screensIn(source).map(read)]);
}

const isIn = (words: readonly string[], word: string | undefined) => word !== undefined && words.includes(word);

const usage = `Usage: npm run review -- sign <story id> <${languages.join("|")}> <${reviewedThemes.join("|")}> <your name>`;

async function sign([story = "", language, theme, ...name]: string[]): Promise<string> {
  const digest = await digestNow(story);
  if (digest === undefined) return `There is no story ${story}. Its id is in its address: ?path=/story/<id>.`;
  if (!isIn(languages, language) || !isIn(reviewedThemes, theme) || name.length === 0) return usage;
  const signOff = { by: name.join(" "), on: new Date().toISOString().slice(0, 10), digest };
  const changed = withSignOff(signOffs, story, `${language} ${theme}`, signOff);
  writeFileSync(join(root, file), `${JSON.stringify(changed, null, 2)}\n`);
  return `Signed off in ${file}. Commit it.`;
}

async function list(): Promise<string> {
  const all = Object.entries(signOffs).flatMap(([story, variants]) =>
    Object.entries(variants).map(([variant, { by, on, digest }]) => ({ story, variant, by, on, digest })),
  );
  const now = new Map(await Promise.all(all.map(async ({ story }) => [story, await digestNow(story)] as const)));
  const stale = all.filter(({ story, digest }) => now.get(story) !== digest);
  const lines = stale.map(({ story, variant, by, on }) => `${story} (${variant}): changed since ${by}, ${on}`);
  if (all.length === 0) return `No picture is signed off yet. ${usage}`;
  return [...lines, `Signed off: ${all.length}, of which out of date: ${stale.length}`].join("\n");
}

const [command, ...words] = process.argv.slice(2);
console.log(await (command === "sign" ? sign(words) : list()));
