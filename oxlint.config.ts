import { defineConfig, type OxlintConfig } from "oxlint";

type Override = NonNullable<OxlintConfig["overrides"]>[number];
interface Pattern {
  group?: string[];
  regex?: string;
  importNames?: string[];
  allowTypeImports?: boolean;
  message: string;
}

/** Imports that no file may use. An override replaces the whole rule, so `boundary` repeats them. */
const everywhere = [
  {
    name: "@storybook/test",
    message: "Use storybook/test: the old package is an older major of the same code (docs/decisions/0002).",
  },
  {
    name: "styled-components",
    importNames: ["default"],
    message: "Use the named `styled` import: the default import breaks under Node ESM (docs/decisions/0002).",
  },
];

/** Forbids imports in some files. Only the last boundary that matches a file applies. */
const boundary = (files: string[], ...patterns: Pattern[]): Override => ({
  files,
  rules: { "no-restricted-imports": ["error", { paths: everywhere, patterns }] },
});

const see = "(docs/decisions/0001)";

/** Matches a package and its entry points. A `*` doesn't match a slash. */
const anyOf = (...packages: string[]): string[] => packages.flatMap((name) => [name, `${name}/**`]);

/** Stories, tests and samples. */
const testGroup = ["**/stories/**", "**/tests/**", "@trellis/contract/examples", "@trellis/machines/testing"];

/**
 * Allows some packages, except `forbidden` modules of theirs, and by default every file of the same package. Patterns must
 * not use lookahead: oxlint ignores it.
 */
const only = (
  name: string,
  packages: string[],
  { relative = ["./**", "../**"], forbidden = [] }: { relative?: string[]; forbidden?: string[] | undefined } = {},
): Pattern => ({
  group: [
    "*",
    ...[...anyOf(...packages), ...relative].map((allowed) => `!${allowed}`),
    "**/src/**",
    ...testGroup,
    ...forbidden,
  ],
  message: `${name} depends on nothing else ${see}.`,
});

const noTests: Pattern = {
  group: testGroup,
  message: `Product code must not import stories, tests or samples ${see}.`,
};
/** The adapter packages, and what each may use besides Node, the contract and the server's core. */
const adapters = {
  storage: ["drizzle-orm", "pg", "pg-boss"],
  payments: ["stripe"],
  ai: ["@trellis/engine", "@valibot/to-json-schema", "openai", "valibot"],
  providers: ["@simplewebauthn/server", "nodemailer", "valibot"],
  runtime: ["@hono/node-server", "@opentelemetry/*", "@zxcvbn-ts/language-common", "hono", "pino", "sharp"],
};
const adapterPackages = anyOf(...Object.keys(adapters).map((name) => `@trellis/${name}`));
const noServer: Pattern = {
  group: [
    ...anyOf("@trellis/api", "@trellis/engine", "@trellis/embedded-postgres", "@trellis/server-core"),
    ...adapterPackages,
    "**/api/src/**",
    "**/packages/**",
  ],
  message: `The web app may import the contract, but nothing from the server, not even types ${see}.`,
};
const noClient: Pattern = {
  group: [...anyOf("@trellis/web", "@trellis/ui", "@trellis/machines"), "**/web/src/**", "**/packages/**"],
  message: `The server implements the contract and must not import a client ${see}.`,
};
const noOtherFeature: Pattern[] = [{ regex: "^\\.\\./[^.]" }, { group: ["**/features/**"] }].map((pattern) => ({
  ...pattern,
  message: `A feature does not import another feature: compose them in a route, or share code in src/shared ${see}.`,
}));
const noApp: Pattern = { group: ["**/app/**"], message: `A feature must not import the app that composes it ${see}.` };
const screenInput: Pattern = {
  group: [
    ...anyOf("xstate", "@xstate/*", "@trellis/machines", "@tanstack/*", "react-router", "react-router-dom"),
    "**/session/**",
    "**/platform/**",
  ],
  allowTypeImports: true,
  message: `A screen takes a view and callbacks: no machine, query, router, session or platform ${see}.`,
};
const portsOnly: Pattern = {
  group: [...adapterPackages, ...anyOf("@trellis/embedded-postgres", "node:*"), "**/memory/**"],
  message: `Routes and rules must use ports; only start-up files and the server in memory may use adapters and Node ${see}.`,
};
/** A command of the operating system could contain data of a request. */
const noProcesses: Pattern = {
  group: ["node:child_process"],
  message: "Only packages/embedded-postgres may start processes (docs/asvs.md, V1.2.5).",
};

const browserGlobals = [
  "window",
  "document",
  "navigator",
  "location",
  "history",
  "localStorage",
  "sessionStorage",
  "fetch",
];

export default defineConfig({
  plugins: ["eslint", "typescript", "unicorn", "oxc", "react", "jsx-a11y", "import", "promise", "vitest"],
  jsPlugins: ["./scripts/style-rules.ts"],
  categories: { correctness: "error", suspicious: "error", perf: "warn" },
  env: { browser: true, es2024: true },
  ignorePatterns: ["dist", "**/dist", "examples", "coverage", "packages/storage/migrations"],
  rules: {
    "react/react-in-jsx-scope": "off",
    "react/rules-of-hooks": "error",
    "react/exhaustive-deps": "error",
    "react/jsx-key": "error",
    "react/only-export-components": "off",
    "react/no-unstable-nested-components": ["error", { allowAsProps: true }],
    "typescript/no-explicit-any": "error",
    "typescript/no-floating-promises": "error",
    "typescript/no-misused-promises": ["error", { checksVoidReturn: { attributes: false } }],
    "typescript/await-thenable": "error",
    "typescript/consistent-type-imports": "error",
    "typescript/switch-exhaustiveness-check": "error",
    "typescript/no-unsafe-type-assertion": "off",
    // knip finds the cycles that close through `import()`.
    "import/no-cycle": ["error", { ignoreTypes: false }],
    "import/no-unassigned-import": "off",
    "import/no-named-as-default-member": "off",
    "no-restricted-imports": ["error", { paths: everywhere }],
    "no-underscore-dangle": ["error", { allow: ["_id", "__elementType", "__docgenInfo"] }],
    "vitest/valid-expect": ["error", { maxArgs: 2 }],
    "jsx-a11y/prefer-tag-over-role": "off",
    "promise/no-callback-in-promise": "off",
    "oxc/no-map-spread": "off",
    "unicorn/consistent-function-scoping": "off",
  },
  overrides: [
    boundary(["packages/ui/src/**"], {
      ...only("packages/ui", ["react", "react-dom", "styled-components", "@base-ui/react", "lucide-react"]),
      message: `packages/ui is presentation and interaction only: no flows, data, router or texts ${see}.`,
    }),
    boundary(["packages/contract/src/**"], only("packages/contract", ["valibot"], { relative: ["./*"] })),
    boundary(["packages/machines/src/**"], only("packages/machines", ["xstate"])),
    boundary(
      ["packages/engine/src/**"],
      only("packages/engine", ["@trellis/contract", "valibot", "minisearch", "@orama/stemmers"]),
    ),
    boundary(["packages/embedded-postgres/src/**"], only("packages/embedded-postgres", ["node:*", "pg"])),
    boundary(["packages/server-core/src/**"], only("packages/server-core", ["@trellis/contract", "@trellis/engine"])),
    ...Object.entries(adapters).map(([name, packages]) =>
      boundary(
        [`packages/${name}/src/**`],
        only(`packages/${name}`, ["node:*", "@trellis/contract", "@trellis/server-core", ...packages], {
          forbidden: noProcesses.group,
        }),
      ),
    ),
    boundary(["stories/{flows,pages,screens}/**"], {
      group: ["storybook/test"],
      importNames: ["expect", "screen", "within"],
      message: "Use .storybook/in-language.ts, so that the play function works in every language.",
    }),
    {
      // Types of modules that have no exports.
      files: ["**/*.d.ts"],
      rules: { "unicorn/no-empty-file": "off" },
    },
    { files: ["packages/ui/src/**", "apps/web/src/**", "stories/**"], rules: { "style/known-tokens": "error" } },
    {
      files: ["packages/ui/src/**", "apps/web/src/**"],
      rules: { "style/no-raw-colors": "error", "style/relative-line-heights": "error", "style/static-styles": "error" },
    },
    { files: ["packages/ui/src/**/*.tsx"], rules: { "style/use-client": "error", "style/documented-props": "error" } },
    {
      files: [
        "packages/ui/src/*/{calendar-day,create-theme,described-by,frame-item,match,sort-rows,toast-queue}.ts",
        "packages/ui/src/{table/table-column,trend-chart/trend-point}.ts",
      ],
      rules: { "style/documented-props": "error" },
    },
    {
      ...boundary(["apps/web/src/**"], noTests, noServer),
      rules: {
        ...boundary([], noTests, noServer).rules,
        "no-restricted-globals": [
          "error",
          {
            globals: browserGlobals.map((name) => ({
              name,
              message: `Only apps/web/src/platform touches the browser: add a small adapter there ${see}.`,
            })),
          },
        ],
      },
    },
    boundary(["apps/web/src/features/**"], noApp, ...noOtherFeature, noTests, noServer),
    boundary(
      ["apps/web/src/features/**/*.screen.tsx", "apps/web/src/features/**/*.section.tsx"],
      screenInput,
      noApp,
      ...noOtherFeature,
      noTests,
      noServer,
    ),
    {
      files: ["apps/web/src/platform/**"],
      rules: {
        "no-restricted-globals": "off",
        ...boundary(
          [],
          {
            group: ["**/session/**", "**/shared/**", "**/features/**", "**/app/**"],
            message: `The platform adapters must not import the session, shared parts, features or the app ${see}.`,
          },
          noTests,
          noServer,
        ).rules,
      },
    },
    boundary(
      ["apps/web/src/{session,shared}/**"],
      {
        group: ["**/features/**", "**/app/**"],
        message: `Features import the session and the shared parts, so these must not import features or the app ${see}.`,
      },
      noTests,
      noServer,
    ),
    boundary(["apps/api/src/**"], portsOnly, noClient, noTests),
    boundary(["apps/api/src/{memory,start-up}/**", "apps/api/src/{main,serve}.ts"], noProcesses, noClient, noTests),
    {
      files: ["tests/**", "stories/**", ".storybook/**", "scripts/**"],
      rules: { "no-await-in-loop": "off", "react/rules-of-hooks": "off" },
    },
  ],
});
