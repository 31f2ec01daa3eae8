import type { ReactNode } from "react";
import { StateLayout, type StateLayoutProps } from "../empty-state/state-layout.tsx";
import { ClimbingVine } from "../illustration/climbing-vine.tsx";

export interface GeneratingRoadmapProps extends Omit<
  StateLayoutProps,
  "picture" | "title" | "titleLevel" | "action" | "children"
> {
  /** What is being made: "Planning your three weeks". */
  title: string;
  /** How long it takes. */
  text?: string;
  /** The title's heading level. */
  titleLevel?: 1 | 2;
}

const picture = <ClimbingVine />;

/** A plan is being made: announced, and pictured by a vine that climbs. */
export function GeneratingRoadmap({ title, text, titleLevel = 1, ...rest }: GeneratingRoadmapProps): ReactNode {
  return (
    <StateLayout {...rest} role="status" picture={picture} title={title} titleLevel={titleLevel}>
      {text}
    </StateLayout>
  );
}
