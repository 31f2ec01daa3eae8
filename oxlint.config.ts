import { defineConfig, type OxlintConfig } from "oxlint";

type Override = NonNullable<OxlintConfig["overrides"]>[number];
interface Pattern {
  group?: string[];
  regex?: string;
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
const noTests: Pattern = {
  group: ["**/stories/**", "**/tests/**", "@trellis/contract/examples", "@trellis/machines/testing"],
  message: `Product code must not import stories, tests or samples ${see}.`,
};
const noServer: Pattern = {
  group: ["@trellis/api", "@trellis/api/*", "**/apps/api/**", "@trellis/engine/*", "@trellis/embedded-postgres"],
  message: `The web app may import the contract, but nothing from the server, not even types ${see}.`,
};
const noClient: Pattern = {
  group: ["@trellis/web", "@trellis/ui/*", "@trellis/machines/*"],
  message: `The server implements the contract and must not import a client ${see}.`,
};
const noOtherFeature: Pattern[] = [
  {
    regex: "^\\.\\./(?!\\.\\./)",
    message: `A feature does not import another feature: compose them in a route ${see}.`,
  },
  { group: ["**/features/**"], message: `A feature does not import another feature: compose them in a route ${see}.` },
];
const noApp: Pattern = { group: ["**/app/**"], message: `A feature must not import the app that composes it ${see}.` };
const screenInput: Pattern = {
  group: [
    "xstate",
    "@xstate/*",
    "@trellis/machines/*",
    "@tanstack/*",
    "react-router-dom",
    "**/session/**",
    "**/platform/**",
  ],
  allowTypeImports: true,
  message: `A screen takes a view and callbacks: no machine, query, router, session or platform ${see}.`,
};

/** `only("valibot")` allows that package and relative imports. */
const only = (name: string, packages: string, relative = "\\.{1,2}/"): Pattern => ({
  regex: `^(?!(?:${packages})($|/)|${relative})`,
  message: `${name} depends on nothing else ${see}.`,
});

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
  ignorePatterns: ["dist", "**/dist", "examples", "coverage", "apps/api/migrations"],
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
    boundary(["packages/contract/src/**"], only("packages/contract", "valibot", "\\./")),
    boundary(["packages/machines/src/**"], only("packages/machines", "xstate")),
    boundary(["packages/engine/src/**"], only("packages/engine", "@trellis/contract|valibot")),
    boundary(["packages/embedded-postgres/src/**"], only("packages/embedded-postgres", "node:.*|pg")),
    {
      // Types of modules that have no exports.
      files: ["**/*.d.ts"],
      rules: { "unicorn/no-empty-file": "off" },
    },
    {
      files: ["packages/ui/src/**", "apps/web/src/**", "stories/**"],
      rules: { "style/known-tokens": "error" },
    },
    {
      files: ["packages/ui/src/**", "apps/web/src/**"],
      rules: { "style/no-raw-colors": "error", "style/static-styles": "error" },
    },
    {
      files: ["packages/ui/src/**/*.tsx"],
      rules: { "style/use-client": "error", "style/documented-props": "error" },
    },
    {
      files: [
        "packages/ui/src/*/{calendar-day,create-theme,described-by,frame-item,match,sort-rows,toast-queue}.ts",
        "packages/ui/src/{table/table-column,trend-chart/trend-point}.ts",
      ],
      rules: { "style/documented-props": "error" },
    },
    boundary(["packages/ui/src/**"], {
      group: [
        "@trellis/*",
        "**/apps/**",
        "xstate",
        "@xstate/*",
        "@tanstack/*",
        "i18next",
        "react-i18next",
        "react-router*",
        "react-hook-form",
        "valibot",
        "msw",
      ],
      message: `packages/ui is presentation and interaction only: no flows, data, router or texts ${see}.`,
    }),
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
            group: ["**/session/**", "**/features/**", "**/app/**"],
            message: `The platform adapters must not import the session, features or the app ${see}.`,
          },
          noTests,
          noServer,
        ).rules,
      },
    },
    boundary(
      ["apps/web/src/session/**"],
      {
        group: ["**/features/**", "**/app/**"],
        message: `The session must not import features or the app, because every feature may import the session ${see}.`,
      },
      noTests,
      noServer,
    ),
    boundary(["apps/api/src/**"], noClient, noTests),
    boundary(
      ["apps/api/src/{routes,rules,text,mail,ports}/**", "apps/api/src/*.ts"],
      {
        group: ["**/adapters/**", "node:*"],
        message: `Routes and rules must use ports; only adapters and main may access external systems ${see}.`,
      },
      noClient,
      noTests,
    ),
    boundary(
      ["apps/api/src/main.ts", "apps/api/src/serve.ts", "apps/api/src/environment.ts", "apps/api/src/start-up/**"],
      noClient,
      noTests,
    ),
    {
      files: ["tests/**", "stories/**", ".storybook/**", "scripts/**"],
      rules: { "no-await-in-loop": "off", "react/rules-of-hooks": "off" },
    },
  ],
});
