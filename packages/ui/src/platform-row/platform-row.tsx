import type { ComponentPropsWithRef, ReactNode } from "react";
import { styled } from "styled-components";
import { Badge } from "../badge/badge.tsx";
import type { Brand } from "../brand-icon/paths.ts";
import { PlatformTile } from "../brand-icon/platform-tile.tsx";

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
  /* The badge says the same. */
  @media (min-width: 768px) {
    & [data-part="state"] {
      display: none;
    }
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
  /** Platform whose logo is shown. */
  brand: Brand;
  /** Name of the platform. */
  name: string;
  /** Connection state. */
  state: keyof typeof tones;
  /** Connection state as text, such as "Connected". */
  stateLabel: string;
  /** State and handle on one line, such as "Connected as @ana". Replaces the badge where space is limited. */
  sentence: string;
  /** Button to connect or disconnect; include the platform in its accessible name. */
  action?: ReactNode;
}

/** A platform as a list item. */
export function PlatformRow(props: PlatformRowProps): ReactNode {
  const { brand, name, state, stateLabel, sentence, action, ...rest } = props;
  return (
    <Root data-state={state} {...rest}>
      <PlatformTile brand={brand} />
      <div data-part="words">
        <b>{name}</b>
        <span data-part={sentence === stateLabel ? "state" : undefined}>{sentence}</span>
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
