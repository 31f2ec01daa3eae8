import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "trellis-style-rules-"));
  const names = [
    "known-tokens",
    "no-raw-colors",
    "relative-line-heights",
    "static-styles",
    "use-client",
    "documented-props",
  ];
  const rules = Object.fromEntries(names.map((name) => [`style/${name}`, "error"]));
  const config = { plugins: [], categories: {}, jsPlugins: [resolve("scripts/style-rules.ts")], rules };
  writeFileSync(join(folder, ".oxlintrc.json"), JSON.stringify(config));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Lints a source with the style rules. Returns the names of the rules it breaks. */
function lint(source: string): string[] {
  writeFileSync(join(folder, "source.tsx"), source);
  const run = () => execFileSync(resolve("node_modules/.bin/oxlint"), ["--format=json"], { cwd: folder });
  let output: string;
  try {
    output = String(run());
  } catch (error) {
    output = error instanceof Error && "stdout" in error ? String(error.stdout) : "";
  }
  return [...output.matchAll(/"style\(([\w-]+)\)"/g)].map(([, name = ""]) => name);
}

it.each([
  ["unknown tokens in styles", "known-tokens", "const Root = styled.div`color: var(--tr-no-such-token)`;"],
  ["unknown tokens in props", "known-tokens", 'const icon = <path fill="var(--tr-no-such-token)" />;'],
  ["raw colors", "no-raw-colors", "const Root = styled(Card)`color: #fff`;"],
  ["line heights in pixels", "relative-line-heights", "const Root = styled.p`line-height: 16px`;"],
  ["functions in styles", "static-styles", "const Root = styled.div`width: ${({ width }) => width}px`;"],
  ["hooks without use client", "use-client", 'import { useId } from "react";'],
  ["undocumented props", "documented-props", "export interface CardProps {\n  title: string;\n}"],
])("the linter reports %s", (_, rule, source) => {
  expect(lint(source)).toEqual([rule]);
});

it("the linter accepts tokens, masks, client components and documented props", () => {
  const source = [
    '"use client";',
    'import { useId } from "react";',
    "export interface CardProps {",
    "  /** Heading of the card. */",
    "  title: string;",
    "}",
    "const Root = styled.div`color: var(--tr-text); mask: linear-gradient(#000, transparent); ${shared}`;",
  ];
  expect(lint(source.join("\n"))).toEqual([]);
});
