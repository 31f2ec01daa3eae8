// `npm run new -- component|screen|flow <Name>`: creates the files of a component, screen or flow and registers them.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { execFileSync } from "node:child_process";
import { component } from "./new/component.ts";
import { flow } from "./new/flow.ts";
import { screen } from "./new/screen.ts";
import { namesOf, type Change, type Template } from "./new/template.ts";

const templates: Record<string, Template> = { component, screen, flow };

const fail = (message: string): never => {
  console.error(message);
  process.exit(1);
};

/** Returns the new content of an existing file. Fails if the place to edit is missing, before anything is written. */
function edited({ path, edit }: Extract<Change, { edit: unknown }>): string {
  const before = readFileSync(path, "utf8");
  const after = edit(before);
  return after === before ? fail(`${path} has no place for the new entry. Add it by hand.`) : after;
}

const [kind = "", name = ""] = process.argv.slice(2);
const template = templates[kind];
if (!template || !/^[A-Z][A-Za-z0-9]*$/.test(name)) {
  fail(`Usage: npm run new -- ${Object.keys(templates).join("|")} <Name>, such as: npm run new -- component PriceTag`);
} else {
  const { changes, next } = template(namesOf(name));
  const files = changes.map((change) => {
    if ("edit" in change) return { path: change.path, content: edited(change), verb: "changed" };
    if (existsSync(change.path)) fail(`${change.path} exists already.`);
    return { ...change, verb: "created" };
  });
  for (const { path, content, verb } of files) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
    console.log(`${verb}  ${path}`);
  }
  execFileSync("npx", ["oxfmt", ...files.map(({ path }) => path)], { stdio: "inherit" });
  console.log(`\nNext: ${next}`);
}
