import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

/** A part that is removed from the copy, and the file and words of the error that the type check reports. */
interface Removal {
  what: string;
  from: string;
  part: RegExp;
  error: RegExp;
}

const web = "apps/web/src";

const removals: readonly Removal[] = [
  {
    what: "the story of a flow’s state and its entry",
    from: "stories/atlas/password-reset.stories.tsx",
    part: /^export const CodeExpired.*\n|^ {2}"askingPassword\.refused".*\n/gm,
    error: /^stories\/atlas\/password-reset.*'"askingPassword\.refused"' is missing/m,
  },
  {
    what: "the story of a flow’s state",
    from: "stories/atlas/youtube-connection.stories.tsx",
    part: /^export const Disconnecting\b.*?^(?=export)/ms,
    error: /^stories\/atlas\/youtube-connection.*'Disconnecting'/m,
  },
  {
    what: "the story of a view’s member",
    from: "stories/screens/roadmap.stories.tsx",
    part: /empty: Empty,/,
    error: /^stories\/screens\/roadmap.*'empty' is missing/m,
  },
  {
    what: "the story of a page",
    from: "stories/pages/pages.stories.tsx",
    part: /^ {2}monetization: Monetization,\n/m,
    error: /^stories\/pages\/pages.*'monetization' is missing/m,
  },
  {
    what: "the screen of a flow’s state",
    from: `${web}/features/account/password-reset-screens.tsx`,
    part: /^ {2}if \(is === "changed"\).*\n/m,
    error: /^apps\/web\/src\/features\/account\/password-reset-screens.*"changed"/m,
  },
  {
    what: "the screen of a view’s member",
    from: `${web}/features/roadmap/roadmap.screen.tsx`,
    part: /^ {2}if \(view\.is === "empty"\)[^;]*;\n/m,
    error: /^apps\/web\/src\/features\/roadmap\/roadmap\.screen.*"empty"/m,
  },
  {
    what: "the code of a page",
    from: `${web}/app/loaders.ts`,
    part: /^ {2}calendar: async.*\n/m,
    error: /^apps\/web\/src\/app\/screens.*"calendar"/m,
  },
  {
    what: "a translation",
    from: `${web}/text/fr/not-found.ts`,
    part: /^ {2}lead:.*\n/m,
    error: /^apps\/web\/src\/text\/fr\/not-found.*'lead' is missing/m,
  },
  {
    what: "a sentence in every language",
    from: `${web}/text/en/verify-email.ts`,
    part: /^ {2}over: \{.*?^ {2}\},\n/ms,
    error: /^apps\/web\/src\/features\/account\/verify-email.*over/m,
  },
  {
    what: "the translation of a sentence of the server",
    from: "apps/api/src/text/es.ts",
    part: /^ {2}codeWrong:.*\n/m,
    error: /^apps\/api\/src\/text\/es\.ts.*'codeWrong' is missing/m,
  },
];

/** Copies the sources into a folder and links the dependencies. */
function copySources(): string {
  const copy = mkdtempSync(join(tmpdir(), "trellis-removed-"));
  const sources = [".storybook", "apps", "packages", "stories", "tests", "scripts"];
  const filter = (from: string) => !["node_modules", "dist"].includes(basename(from));
  for (const folder of sources) cpSync(folder, join(copy, folder), { recursive: true, filter });
  for (const file of readdirSync(".")) if (/\.(json|ts)$/.test(file)) cpSync(file, join(copy, file));
  const modules = join(copy, "node_modules");
  mkdirSync(modules);
  // The links in @trellis are relative, so those of the copy point to the copy.
  cpSync("node_modules/@trellis", join(modules, "@trellis"), { recursive: true, verbatimSymlinks: true });
  for (const name of readdirSync("node_modules"))
    if (name !== "@trellis" && !name.startsWith(".")) symlinkSync(resolve("node_modules", name), join(modules, name));
  return copy;
}

describe("a copy of the sources without ten of its parts", { timeout: 600_000 }, () => {
  let copy = "";
  let errors = "";

  beforeAll(() => {
    copy = copySources();
    for (const { what, from, part } of removals) {
      const before = readFileSync(join(copy, from), "utf8");
      const after = before.replace(part, "");
      if (after === before) throw new Error(`${from} has no such part: ${what}.`);
      writeFileSync(join(copy, from), after);
    }
    errors = spawnSync(resolve("node_modules/.bin/tsc"), ["-b", "--pretty", "false"], {
      cwd: copy,
      encoding: "utf8",
    }).stdout;
  }, 600_000);

  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it.each(removals)("the type check reports the missing $what", ({ error }) => {
    expect(errors).toMatch(error);
  });
});
