import { languages } from "@trellis/contract/fields";
import type { Names, Template } from "./template.ts";
import { all, insertBefore } from "./template.ts";

const screenFile = ({ pascal, kebab }: Names) => `import { Button } from "@trellis/ui/button";
import { ErrorState } from "@trellis/ui/error-state";
import { PageHeader } from "@trellis/ui/page-header";
import { Skeleton } from "@trellis/ui/skeleton";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

/** The states of the screen. */
export type ${pascal}View = { is: "loading" } | { is: "failed"; reason: string } | { is: "ready" };

export interface ${pascal}ScreenProps {
  view: ${pascal}View;
  onRetry: () => void;
}

export function ${pascal}Screen({ view, onRetry }: ${pascal}ScreenProps): ReactNode {
  const { t } = useTranslation("${kebab}");
  return (
    <>
      <PageHeader title={t("heading")} />
      {view.is === "loading" && <Skeleton />}
      {view.is === "failed" && <ErrorState title={view.reason} action={<Button onClick={onRetry}>{t("retry")}</Button>} />}
      {view.is === "ready" && <p>{t("lead")}</p>}
    </>
  );
}
`;

const routeFile = ({ pascal, kebab }: Names) => `import type { ReactNode } from "react";
import { ${pascal}Screen } from "../../features/${kebab}/${kebab}.screen.tsx";

export function ${pascal}Route(): ReactNode {
  return <${pascal}Screen view={{ is: "ready" }} onRetry={() => undefined} />;
}
`;

const english = ({ title }: Names) => `export const text = {
  heading: "${title}",
  lead: "This page has no content yet.",
  retry: "Retry",
};
`;

const translation = ({ title, kebab }: Names) => `import type { Text } from "../namespaces.ts";

export const text: Text<"${kebab}"> = {
  heading: "${title}",
  lead: "This page has no content yet.",
  retry: "Retry",
};
`;

const story = ({ pascal, kebab, title }: Names) => `import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import type { StoryOfEach } from "../../.storybook/states.ts";
import { ${pascal}Screen, type ${pascal}View } from "../../apps/web/src/features/${kebab}/${kebab}.screen.tsx";

const meta = {
  title: "Screens/${title}",
  component: ${pascal}Screen,
  parameters: { design: "dashboard", states: (): object => [meta, states] },
  args: { onRetry: fn() },
} satisfies Meta<typeof ${pascal}Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { view: { is: "loading" } } };
export const Failed: Story = { args: { view: { is: "failed", reason: "The server did not respond." } } };
export const Ready: Story = { args: { view: { is: "ready" } } };

/** A story for each member of the view. */
const states = {
  view: { loading: Loading, failed: Failed, ready: Ready } satisfies StoryOfEach<${pascal}View>,
};
`;

/** A screen of the web app with its path, route, text in every language and stories. */
export const screen: Template = (names) => {
  const { pascal, camel, kebab, title } = names;
  const key = kebab === camel ? camel : `"${kebab}"`;
  return {
    changes: [
      { path: `apps/web/src/features/${kebab}/${kebab}.screen.tsx`, content: screenFile(names) },
      { path: `apps/web/src/app/routes/${kebab}.route.tsx`, content: routeFile(names) },
      { path: `apps/web/src/text/en/${kebab}.ts`, content: english(names) },
      ...languages
        .filter((language) => language !== "en")
        .map((language) => ({ path: `apps/web/src/text/${language}/${kebab}.ts`, content: translation(names) })),
      { path: `stories/screens/${kebab}.stories.tsx`, content: story(names) },
      { path: "packages/contract/src/paths.ts", edit: insertBefore(/\} as const;/, `  ${camel}: "/${kebab}",\n`) },
      {
        path: "apps/web/src/app/loaders.ts",
        edit: insertBefore(
          / {2}"not-found": async/,
          `  ${key}: async () => (await import("./routes/${kebab}.route.tsx")).${pascal}Route,\n`,
        ),
      },
      {
        path: "apps/web/src/app/screens.ts",
        edit: insertBefore(
          / {2}\{ path: "\*"/,
          `  app({ path: paths.${camel}, route: "${kebab}", title: "${camel}", text: ["${kebab}"] }),\n`,
        ),
      },
      ...languages.map((language) => ({
        path: `apps/web/src/text/${language}/app.ts`,
        edit: insertBefore(/(?<=\n {2}title: \{\n)/, `    ${camel}: "${title}",\n`),
      })),
      {
        path: "apps/web/src/text/english.ts",
        edit: (source) => `${source.trimEnd()}\nexport { text as ${key} } from "./en/${kebab}.ts";\n`,
      },
      {
        path: "apps/web/src/features/navigation/destinations.ts",
        edit: insertBefore(/\];\n$/, `  { path: paths.${camel}, title: "${camel}" },\n`),
      },
      {
        path: "apps/web/src/features/navigation/screen-icons.tsx",
        edit: all(
          insertBefore(/ {2}CalendarDays,\n/, "  AppWindow,\n"),
          insertBefore(/\};\n\n\/\*\* The path/, `  [paths.${camel}]: AppWindow,\n`),
        ),
      },
      {
        path: "stories/pages/pages.stories.tsx",
        edit: all(
          insertBefore(
            /export const NotFound: Story/,
            `export const ${pascal}: Story = { name: "${title}", ...page(paths.${camel}, "creator", "${title}") };\n`,
          ),
          insertBefore(/\} satisfies Record<keyof typeof paths/, `  ${camel}: ${pascal},\n`),
        ),
      },
    ],
    next: `translate the texts, choose the icon, connect the route to its query, and run \`npm run check\`.`,
  };
};
