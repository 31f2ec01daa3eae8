import sizes from "../docs/ui-sizes.md?raw";
import { Fragment, lazy, Suspense } from "react";
import { Controls, Description, Heading, Primary, Stories, Title, useOf } from "@storybook/addon-docs/blocks";
import { statusOf, version } from "./component-status.ts";
import { type DesignParameter, pathOfDesign } from "./designs.ts";

const FlowPage = lazy(async () => ({ default: (await import("../stories/docs/flow-page.tsx")).FlowPage }));

/** Returns a component's import path in the package: `parameters.docs.subpath`, or the name of the story file. */
const subpathOf = ({ docs, fileName }: { docs?: { subpath?: string }; fileName?: string }) =>
  docs?.subpath ?? /([\w-]+)\.stories/.exec(fileName ?? "")?.[1];

/** Returns a component's name in the code. */
const nameOf = (component: unknown) =>
  (component as { __docgenInfo?: { displayName?: string } } | undefined)?.__docgenInfo?.displayName;

/** Returns the size of a component in kB, minified and gzipped, from docs/ui-sizes.md; `undefined` if it is not listed there. */
function sizeOf(name: string | undefined): string | undefined {
  const [, bytes] = new RegExp(`^\\| ${name} +\\|[^|]*\\| *(\\d+) \\|`, "m").exec(sizes) ?? [];
  return bytes === undefined ? undefined : `${(Number(bytes) / 1000).toFixed(1)} kB`;
}

const designs = [
  ["desktop", { theme: "light", isPhone: false }],
  ["desktop, dark", { theme: "dark", isPhone: false }],
  ["phone", { theme: "light", isPhone: true }],
  ["phone, dark", { theme: "dark", isPhone: true }],
] as const;

/** The docs page of a flow, or of a component: an example, its usage, its props and all states. */
export function DocsPage() {
  const { csfFile } = useOf("meta", ["meta"]);
  const [group, flow = ""] = csfFile.meta.title.split("/");
  if (group === "Atlas")
    return (
      <Suspense>
        <FlowPage flow={flow} />
      </Suspense>
    );
  const name = nameOf(csfFile.meta.component);
  const size = sizeOf(name);
  const design = csfFile.meta.parameters?.["design"] as DesignParameter;
  const isInPackage = csfFile.meta.id.startsWith("ui-");
  return (
    <main>
      <Title>{name}</Title>
      {isInPackage ? (
        <p>
          <code>@trellis/ui/{subpathOf(csfFile.meta.parameters ?? {})}</code> · version {version} (
          {statusOf(csfFile.meta.tags ?? [])}){size !== undefined && ` · ${size}, minified and gzipped`}
        </p>
      ) : null}
      {design === undefined ? null : (
        <p>
          Design:{" "}
          {designs.map(([label, choice], place) => (
            <Fragment key={label}>
              {place > 0 && " · "}
              <a href={pathOfDesign(design, choice)} target="_blank" rel="noreferrer">
                {label}
              </a>
            </Fragment>
          ))}
        </p>
      )}
      <Primary />
      <Heading>Usage</Heading>
      <Description of="meta" />
      <Heading>Props</Heading>
      <Controls />
      <Stories title="All states" includePrimary={false} />
    </main>
  );
}
