// Collects the vocabulary of the niches: one file per niche and language, compiled to one file per language, because
// the server starts faster with three large files than with a hundred small ones.
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { languages } from "@trellis/contract/fields";

const folder = "packages/engine/niches";

/** Returns each language's compiled file and its text, one niche per line. */
export const nicheFiles = (): { path: string; text: string; ids: string[] }[] =>
  languages.map((language) => {
    const names = readdirSync(join(folder, language)).toSorted();
    const ids = names.map((name) => basename(name, ".json"));
    const lines = names.map((name, index) => {
      const niche: unknown = JSON.parse(readFileSync(join(folder, language, name), "utf8"));
      return `${JSON.stringify(ids[index])}:${JSON.stringify(niche)}`;
    });
    return { path: `packages/engine/src/text/${language}/niches.json`, text: `{\n${lines.join(",\n")}\n}\n`, ids };
  });
