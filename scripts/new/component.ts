import type { Names, Template } from "./template.ts";
import { all, insertBefore } from "./template.ts";

const source = ({ pascal }: Names) => `import type { ComponentPropsWithRef, ReactNode } from "react";
import { styled } from "styled-components";

export interface ${pascal}Props extends ComponentPropsWithRef<"div"> {
  /** Visible label. */
  label: string;
}

const Root = styled.div\`
  color: var(--tr-text);
\`;

/** Shows a label. */
export function ${pascal}({ label, ...rest }: ${pascal}Props): ReactNode {
  return <Root {...rest}>{label}</Root>;
}
`;

const story = ({ pascal, kebab }: Names) => `import type { Meta, StoryObj } from "@storybook/react-vite";
import { ${pascal} } from "@trellis/ui/${kebab}";
import { guide } from "../docs/guide.ts";

const meta = {
  component: ${pascal},
  parameters: {
    docs: {
      description: {
        component: guide({
          what: "Shows a label.",
          do: ["Write one or two words."],
          dont: ["Don't make it clickable."],
        }),
      },
    },
  },
  args: { label: "Label" },
} satisfies Meta<typeof ${pascal}>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {};
export const LongLabel: Story = { args: { label: "A label that is much longer than expected" } };
`;

const changeset = ({ pascal }: Names) => `---
"@trellis/ui": minor
---

Add \`${pascal}\`.
`;

interface Manifest {
  exports: Record<string, unknown>;
}

/** Adds the entry point to package.json, sorted among the others. */
const withExport =
  ({ kebab }: Names) =>
  (json: string): string => {
    const manifest = JSON.parse(json) as Manifest;
    const [fixed, parts] = [/^\.\/(package\.json|theme\.css|fonts)/, Object.entries(manifest.exports)];
    const file = `${kebab}/${kebab}`;
    const entry = [`./${kebab}`, { "@trellis/source": `./src/${file}.tsx`, default: `./dist/${file}.js` }] as const;
    const entries = [...parts.filter(([name]) => !fixed.test(name)), entry];
    manifest.exports = Object.fromEntries([
      ...parts.filter(([name]) => fixed.test(name)),
      ...entries.toSorted(([a], [b]) => (a < b ? -1 : 1)),
    ]);
    return `${JSON.stringify(manifest, undefined, 2)}\n`;
  };

/** A component of `@trellis/ui` with its entry point, story, conformance test and changeset. */
export const component: Template = (names) => {
  const { pascal, kebab } = names;
  return {
    changes: [
      { path: `packages/ui/src/${kebab}/${kebab}.tsx`, content: source(names) },
      { path: `stories/ui/${kebab}.stories.tsx`, content: story(names) },
      { path: `.changeset/add-${kebab}.md`, content: changeset(names) },
      { path: "packages/ui/package.json", edit: withExport(names) },
      {
        path: "tests/ui/conformance/components.tsx",
        edit: all(
          insertBefore(/import type \{ CSSProperties/, `import { ${pascal} } from "@trellis/ui/${kebab}";\n`),
          insertBefore(
            /\n\];\s*$/,
            `\n  { name: "${pascal}", render: (extras) => <${pascal} label="Label" {...extras} /> },`,
          ),
        ),
      },
    ],
    next: `write the component, then \`npm run sizes -- --write\` and \`npm run check\`.`,
  };
};
