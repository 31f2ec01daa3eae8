import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import * as v from "valibot";
import { afterAll, beforeAll, expect, it } from "vitest";
import config from "../../oxlint.config.ts";

const output = v.object({
  diagnostics: v.array(v.object({ code: v.string(), filename: v.string(), message: v.string() })),
});

const everywhere = ["@storybook/test"];
const tests = [
  "../../../../tests/x.ts",
  "../../../../stories/x.tsx",
  "@trellis/contract/examples",
  "@trellis/machines/testing",
];
const adapters = ["storage/memory/x", "payments/stripe/x", "ai/x", "providers/smtp/x", "runtime/sharp/x"].map(
  (path) => `@trellis/${path}`,
);
const server = [
  "@trellis/api/x",
  "@trellis/engine/chat",
  "@trellis/embedded-postgres",
  "@trellis/server-core/ports",
  ...adapters,
  "../../../../api/src/app.ts",
];
const client = ["@trellis/web", "@trellis/ui/button", "@trellis/machines/sign-in", "../../../web/src/paths.ts"];
const packages = ["../../../../packages/contract/src/call.ts"];
const features = ["../../features/chat/chat.ts", "../../app/app.tsx"];
const otherFeature = ["../chat/chat.ts", "../../features/chat/chat.ts", "../../app/app.tsx"];
const web = [...everywhere, ...tests, ...server, ...packages];
const processes = ["node:child_process"];
const api = [...everywhere, ...tests, ...client, ...packages, ...processes];
const external = ["node:fs", "node:fs/promises", "@trellis/embedded-postgres", "../memory/ports.ts", ...adapters];
const toScreens = [
  ..."xstate @xstate/react @trellis/machines/onboarding @tanstack/react-query react-router-dom".split(" "),
  "../../session/session.ts",
  "../../platform/api.ts",
];

const notInAdapters = [...api, "@trellis/api/app", "../../../api/src/app.ts"];

type Boundary = [file: string, forbidden: readonly string[], allowed: readonly string[]];

/** A file, the imports that the boundaries forbid in it, and imports that they allow. */
const boundaries: readonly Boundary[] = [
  [
    "packages/ui/src/button/button.tsx",
    [
      ...everywhere,
      "@trellis/contract/call",
      "xstate",
      "react-i18next",
      "valibot",
      "node:fs",
      "../../../contract/src/a.ts",
    ],
    [
      "react",
      "react-dom/client",
      "styled-components",
      "@base-ui/react/menu",
      "lucide-react",
      "./a.ts",
      "../theme/a.ts",
    ],
  ],
  [
    "packages/contract/src/call.ts",
    [...everywhere, "react", "zod", "node:fs", "@trellis/ui/button", "../../machines/src/a.ts"],
    ["valibot", "./fields.ts"],
  ],
  [
    "packages/machines/src/onboarding/setup.ts",
    [...everywhere, "react", "zod", "valibot", "node:fs", "@trellis/contract/call", "../../../contract/src/call.ts"],
    ["xstate", "xstate/graph", "./view.ts", "../types.ts"],
  ],
  [
    "packages/engine/src/chat/reply.ts",
    [
      ...everywhere,
      "react",
      "zod",
      "node:fs",
      "@trellis/ui/button",
      "@trellis/api/x",
      "../../../../apps/api/src/app.ts",
    ],
    [
      "@trellis/contract/fields",
      "valibot",
      "minisearch",
      "@orama/stemmers/french",
      "./a.ts",
      "../fill.ts",
      "../../a.ts",
    ],
  ],
  [
    "packages/embedded-postgres/src/start.ts",
    [...everywhere, "react", "valibot", "@trellis/contract/call", "../../contract/src/call.ts"],
    ["node:fs", "node:fs/promises", ...processes, "pg", "./a.ts"],
  ],
  [
    "packages/server-core/src/ports/jobs.ts",
    [...notInAdapters, ...adapters, "node:fs", "valibot", "stripe"],
    ["@trellis/contract/call", "@trellis/engine/assistant", "../domain/account.ts"],
  ],
  ...Object.entries({
    "storage/src/postgres": ["drizzle-orm/pg-core", "pg", "pg-boss"],
    "payments/src/stripe": ["stripe"],
    "ai/src/prompts": ["openai/resources", "valibot", "@valibot/to-json-schema", "@trellis/engine/assistant"],
    "providers/src/smtp": ["nodemailer", "valibot", "@simplewebauthn/server"],
    "runtime/src/telemetry": ["@opentelemetry/api", "hono/etag", "pino", "sharp", "@hono/node-server/serve-static"],
  }).map(([folder, own]): Boundary => {
    const others = adapters.filter((path) => !path.startsWith(`@trellis/${folder.split("/")[0]}/`));
    return [
      `packages/${folder}/x.ts`,
      [...notInAdapters, ...others, "react", "@trellis/embedded-postgres"],
      [...own, "node:fs/promises", "@trellis/contract/call", "@trellis/server-core/ports", "./a.ts", "../a.ts"],
    ];
  }),
  [
    "apps/web/src/app/app.tsx",
    web,
    ["@trellis/contract/call", "@trellis/ui/button", ...toScreens, "../features/chat/a.ts"],
  ],
  [
    "apps/web/src/features/roadmap/tick.ts",
    [...web, ...otherFeature],
    ["@trellis/contract/call", ...toScreens, "./due.ts", "../../shared/sample/a.ts", "../../paths.ts"],
  ],
  [
    "apps/web/src/features/roadmap/roadmap.screen.tsx",
    [...web, ...otherFeature, ...toScreens],
    ["@trellis/contract/call", "@trellis/ui/button", "./due.ts", "../../shared/sample/a.ts"],
  ],
  ["apps/web/src/features/roadmap/plan.section.tsx", [...web, ...otherFeature, ...toScreens], ["react", "./due.ts"]],
  ["apps/web/src/shared/sample/sample-note.tsx", [...web, ...features], ["../../platform/focus.ts", "../account/a.ts"]],
  ["apps/web/src/session/session.ts", [...web, ...features], ["../platform/api.ts", "./auth-state.ts"]],
  [
    "apps/web/src/platform/api.ts",
    [...web, ...features, "../session/session.ts", "../shared/sample/a.ts"],
    ["@trellis/contract/call", "./storage.ts", "../paths.ts"],
  ],
  [
    "apps/api/src/rules/plans.ts",
    [...api, ...external],
    ["@trellis/contract/call", "@trellis/server-core/ports/jobs", "valibot", "./a.ts"],
  ],
  [
    "apps/api/src/routes/plans.routes.ts",
    [...api, ...external],
    ["@trellis/contract/call", "valibot", "../rules/a.ts"],
  ],
  ["apps/api/src/jobs/mail.ts", [...api, ...external], ["@trellis/server-core/ports/jobs"]],
  ["apps/api/src/start-up/ai.ts", api, external],
  ["apps/api/src/memory/ports.ts", api, external],
  ["apps/api/src/serve.ts", api, external],
];

/** Statements that the linter must report or accept. */
const statements: readonly [file: string, statement: string, isForbidden: boolean][] = [
  ["apps/web/src/features/legal/import.ts", 'import a from "../chat/chat.ts";', true],
  ["apps/web/src/features/legal/type.ts", 'import type { A } from "../chat/chat.ts";', true],
  ["apps/web/src/features/legal/export.ts", 'export * from "../chat/chat.ts";', true],
  ["apps/web/src/features/legal/dynamic.ts", 'await import("../chat/chat.ts");', true],
  ["apps/web/src/features/legal/legal.screen.tsx", 'import type { A } from "../../session/session.ts";', false],
  ["packages/ui/src/button/button.styles.ts", 'import styled from "styled-components";', true],
  ["apps/web/src/text/detect.ts", "document.title;", true],
  ["apps/web/src/text/i18n.ts", 'await fetch("/");', true],
  ["apps/web/src/platform/page.ts", 'await fetch("/", document);', false],
];

const folder = mkdtempSync(join(tmpdir(), "trellis-boundaries-"));
let reports: readonly { file: string; message: string }[];

function write(file: string, source: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), source);
}

beforeAll(() => {
  for (const [file, ...imports] of boundaries) {
    write(file, imports.flatMap((names) => names.map((name) => `import "${name}";`)).join("\n"));
  }
  for (const [file, statement] of statements) write(file, statement);
  write(".oxlintrc.json", JSON.stringify({ ...config, jsPlugins: [resolve("scripts/style-rules.ts")] }));
  const { stdout } = spawnSync(resolve("node_modules/.bin/oxlint"), ["--format=json"], { cwd: folder });
  const { diagnostics } = v.parse(output, JSON.parse(String(stdout)));
  reports = diagnostics
    .filter(({ code }) => /no-restricted-(imports|globals)/.test(code))
    .map(({ filename, message }) => ({ file: filename, message }));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each(boundaries)("the linter reports the forbidden imports of %s and no others", (path, forbidden) => {
  const ofFile = reports.filter(({ file }) => file === path);
  expect(new Set(ofFile.map(({ message }) => /'(.*?)'/.exec(message)?.[1]))).toEqual(new Set(forbidden));
});

it.each(statements)("in %s, the statement %s is reported: %s", (path, _, isForbidden) => {
  expect(reports.some(({ file }) => file === path)).toBe(isForbidden);
});
