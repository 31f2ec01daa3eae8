import type { ReactNode } from "react";
import { StateLayout, type StateLayoutProps } from "../empty-state/state-layout.tsx";
import { ClimbingVine } from "../illustration/climbing-vine.tsx";

export interface GeneratingRoadmapProps extends Omit<
  StateLayoutProps,
  "picture" | "title" | "titleLevel" | "action" | "children"
> {
  /** Title, such as "Planning your three weeks". */
  title: string;
  /** Expected duration. */
  text?: string;
  /** Heading level of the title. */
  titleLevel?: 1 | 2;
}

const picture = <ClimbingVine />;

/** Loading state while a roadmap is generated; announced to screen readers. */
export function GeneratingRoadmap({ title, text, titleLevel = 1, ...rest }: GeneratingRoadmapProps): ReactNode {
  return (
    <StateLayout {...rest} role="status" picture={picture} title={title} titleLevel={titleLevel}>
      {text}
    </StateLayout>
  );
}
