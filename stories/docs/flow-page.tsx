import { Heading, Markdown, Title } from "@storybook/addon-docs/blocks";
import { ScrollRegion } from "@trellis/ui/scroll-region";
import type { ReactNode } from "react";
import { flows, sectionOf } from "./flows.ts";
import { StateMap } from "./state-map.tsx";

/** The docs page of a flow: its description, its states as pictures, the running flow, and its tables. */
export function FlowPage({ flow }: { flow: string }): ReactNode {
  const documented = flows[flow];
  if (!documented) return null;
  const [description, tables] = sectionOf(documented.machine);
  return (
    <main>
      <Title>{flow}</Title>
      <Markdown>{description}</Markdown>
      <Heading>States</Heading>
      <StateMap flow={flow} />
      <Heading>Transitions, actors and emitted events</Heading>
      <ScrollRegion label="Transitions, actors and emitted events">
        <Markdown>{tables}</Markdown>
      </ScrollRegion>
    </main>
  );
}
