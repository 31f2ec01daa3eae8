import { Controls, Description, Heading, Primary, Stories, Title, useOf } from "@storybook/addon-docs/blocks";

/** Where a component is imported from: `parameters.docs.subpath`, or the story file's own name. */
const subpathOf = ({ docs, fileName }: { docs?: { subpath?: string }; fileName?: string }) =>
  docs?.subpath ?? /([\w-]+)\.stories/.exec(fileName ?? "")?.[1];

/** A component's name as the code has it. */
const nameOf = (component: unknown) =>
  (component as { __docgenInfo?: { displayName?: string } } | undefined)?.__docgenInfo?.displayName;

/** One page for every component: what for and how, an example, its props, and every state. */
export function DocsPage() {
  const { csfFile } = useOf("meta", ["meta"]);
  const isOfPackage = csfFile.meta.title.toLowerCase().startsWith("ui/");
  return (
    <main>
      <Title>{nameOf(csfFile.meta.component)}</Title>
      {isOfPackage ? (
        <p>
          <code>@trellis/ui/{subpathOf(csfFile.meta.parameters ?? {})}</code>
        </p>
      ) : null}
      <Primary />
      <Heading>When and how</Heading>
      <Description of="meta" />
      <Heading>Props</Heading>
      <Controls />
      <Stories title="Every state" includePrimary={false} />
    </main>
  );
}
