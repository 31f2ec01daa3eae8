import type { ComponentPropsWithRef, ReactNode } from "react";
import { styled } from "styled-components";
import { Badge } from "../badge/index.ts";
import { PlatformTile, type Brand } from "../brand-icon/index.ts";

const Root = styled.div`
  display: grid;
  grid-template: "tile words badge action" auto / auto minmax(0, 1fr) auto auto;
  gap: 10px 14px;
  align-items: center;
  padding-block: 14px;
  & > [data-part="words"] {
    min-width: 0;
    overflow-wrap: anywhere;
    & > b {
      display: block;
      font-family: var(--tr-font-display);
      font-size: var(--tr-size-lg);
      font-weight: 650;
      line-height: 1.3;
    }
    & > span {
      color: var(--tr-text-2);
      font-size: var(--tr-size-sm);
    }
  }
  & > [data-part="action"]:empty {
    display: none;
  }
  @media (max-width: 767px) {
    grid-template: "tile words action" auto / auto minmax(0, 1fr) auto;
    & > [data-part="badge"] {
      display: none;
    }
  }
  @media (max-width: 419px) {
    grid-template:
      "tile words" auto
      "action action" auto / auto minmax(0, 1fr);
    & > [data-part="action"] {
      grid-area: action;
      & > * {
        width: 100%;
      }
    }
  }
`;

const tones = { connected: "success", "not-connected": "neutral", "coming-soon": "ai" } as const;

export interface PlatformRowProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** Whose glyph. */
  brand: Brand;
  /** The platform's name. */
  name: string;
  /** Whether it is connected. */
  state: keyof typeof tones;
  /** The state in a word: "Connected". */
  stateLabel: string;
  /** State and handle in one line: "Connected as @ana". It stays where the word has no room. */
  sentence: string;
  /** The button that connects or disconnects; its name says the platform's. */
  action?: ReactNode;
}

/** One account among others: a line of a list. */
export function PlatformRow(props: PlatformRowProps): ReactNode {
  const { brand, name, state, stateLabel, sentence, action, ...rest } = props;
  return (
    <Root data-state={state} {...rest}>
      <PlatformTile brand={brand} />
      <div data-part="words">
        <b>{name}</b>
        <span>{sentence}</span>
      </div>
      <div data-part="badge">
        <Badge tone={tones[state]} dot={state === "connected"}>
          {stateLabel}
        </Badge>
      </div>
      <div data-part="action">{action}</div>
    </Root>
  );
}
