import type { ReactNode } from "react";
import { styled } from "styled-components";
import { type AnyStateMachine, type AnyStateNode } from "xstate";
import { getStateNodes } from "xstate/graph";
import { childrenOf, eventOf, isAtomic, nameOf, targetsOf, transitionsOf } from "../../scripts/flow-chart.ts";
import { anchorOf } from "../atlas/statechart/layout.ts";
import type { DocumentedFlow } from "./flows.ts";
import { storyUrl } from "./story-index.ts";
import { pictureOf, Thumbnail } from "./thumbnail.tsx";

const Stage = styled.section`
  padding-block: 8px 24px;
  border-inline-start: 3px solid var(--tr-line);
  padding-inline-start: 20px;

  & > ol {
    display: grid;
    gap: 24px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & a {
    color: var(--tr-text);
  }
  & > ol > li > a {
    display: grid;
    gap: 8px;
    font-weight: 600;
    text-decoration: none;
  }
  & > ol > li > a:hover {
    text-decoration: underline;
  }
  & ul {
    margin: 4px 0 0;
    padding: 0;
    color: var(--tr-text-2);
    font-size: 13px;
    list-style: none;
  }
`;

/** Returns the events of a state that lead to other states with a story, and those states. */
function nextOf(state: AnyStateNode, stories: DocumentedFlow["stories"]): [event: string, to: string][] {
  const next = transitionsOf(state).flatMap((transition) =>
    targetsOf(transition).map((target) => [eventOf(transition), nameOf(anchorOf(target))] as [string, string]),
  );
  const unique = new Map(next.map((each) => [each.join(" "), each]));
  return [...unique.values()].filter(([, to]) => to !== nameOf(state) && stories.has(to));
}

/** Returns the states of each stage, which is a top-level state of the machine. */
const stagesOf = (machine: AnyStateMachine): [stage: string, states: AnyStateNode[]][] =>
  childrenOf(machine.root).map((stage) => [
    stage.key,
    getStateNodes(machine).filter((node) => isAtomic(node) && node.path[0] === stage.key),
  ]);

interface FlowMapProps {
  flow: DocumentedFlow;
  /** Language and theme of the pictures. */
  globals: string;
  /** Width of the pictured screens in pixels. */
  width: number;
  /** Globals of the stories that the pictures link to. */
  linkGlobals: string;
}

/** The stages of a flow with a picture of each state, its possible events and the states that they lead to. */
export function FlowMap({ flow: { machine, stories }, globals, width, linkGlobals }: FlowMapProps): ReactNode {
  const linkTo = (id: string) => ({ href: storyUrl(id, linkGlobals, false), target: "_top" });
  return stagesOf(machine).map(([stage, states]) => {
    const shown = states.flatMap((state) => {
      const story = stories.get(nameOf(state));
      return story ? [{ state, story }] : [];
    });
    if (shown.length === 0) return null;
    return (
      <Stage key={stage} aria-label={stage}>
        <h3>{stage}</h3>
        <ol style={{ gridTemplateColumns: `repeat(auto-fill, ${pictureOf(width).width}px)` }}>
          {shown.map(({ state, story }) => (
            <li key={`${story.id} ${globals} ${width}`}>
              <a {...linkTo(story.id)}>
                <Thumbnail id={story.id} {...{ globals, width }} />
                {story.name}
              </a>
              <ul>
                {nextOf(state, stories).map(([event, to]) => (
                  <li key={`${event} ${to}`}>
                    {event} → <a {...linkTo(stories.get(to)?.id ?? "")}>{stories.get(to)?.name}</a>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </Stage>
    );
  });
}
