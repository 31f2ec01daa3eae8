import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { asvs } from "../../scripts/asvs.mjs";

const list = readFileSync("docs/asvs/requirements.txt", "utf8");

describe("the list of security requirements", () => {
  it("names files and tests that exist, and docs/asvs.md is generated from it", () => {
    const { document, problems } = asvs(list);
    expect(problems).toEqual([]);
    expect(readFileSync("docs/asvs.md", "utf8")).toBe(document);
  });

  it("is checked for missing files, tests, titles and descriptions, unknown statuses and duplicates", () => {
    const { problems } = asvs(`= V1
V1.1.1 | met | Something | | a/nothing.ts | t/nothing.test.ts
V1.1.1 | met | Something | | a/main.ts
V1.1.2 | met | Something | | a/main.ts | t/vault.test.ts#proves nothing, t/vault.test.ts, t/vault.test.ts#
V1.1.3 | unmet | Something
V1.1.4 | partly | Something | | a/main.ts | t/vault.test.ts
V1.1.5 | maybe | | | a/main.ts`);
    expect(problems).toEqual([
      "V1.1.1: apps/api/src/nothing.ts is missing",
      "V1.1.1: tests/api/nothing.test.ts is missing",
      "V1.1.1: has no test",
      "V1.1.2: tests/api/vault.test.ts has no test “proves nothing”",
      "V1.1.2: tests/api/vault.test.ts needs the title of a test",
      "V1.1.2: tests/api/vault.test.ts needs the title of a test",
      "V1.1.3: has no place",
      "V1.1.4: tests/api/vault.test.ts needs the title of a test",
      "V1.1.5: unknown status “maybe”",
      "V1.1.5: says nothing",
      "A requirement is listed twice.",
      "6 requirements are listed, but there are 253.",
    ]);
  });
});
