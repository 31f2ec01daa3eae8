import type { ReactNode } from "react";
import { styled } from "styled-components";
import { Badge } from "../badge/badge.tsx";
import { PlatformTile } from "../brand-icon/platform-tile.tsx";
import type { Brand } from "../brand-icon/paths.ts";
import { Card, type CardProps } from "../card/card.tsx";

const Root = styled(Card)`
  display: grid;
  grid-template:
    "tile badge" auto
    "words action" 1fr / minmax(0, 1fr) auto;
  gap: 14px;
  height: 100%;
  min-height: 156px;
  padding: 18px 18px 16px 20px;
  & > [data-part="badge"] {
    justify-self: end;
  }
  & > [data-part="words"] {
    grid-area: words;
    align-self: end;
    min-width: 0;
  }
  & > [data-part="action"] {
    grid-area: action;
    align-self: end;
  }
  & > [data-part="action"] > * {
    width: 100%;
  }
  & h3 {
    font-size: var(--tr-size-lg);
    letter-spacing: -0.012em;
    line-height: 1.3;
  }
  & p {
    color: var(--tr-text-2);
    font-size: var(--tr-size-sm);
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
  & p[data-part="sentence"] {
    display: none;
  }
  @media (max-width: 767px) {
    &[data-padding="normal"] {
      grid-template: "tile words action" auto / auto minmax(0, 1fr) auto;
      align-items: center;
      min-height: 0;
      padding: 14px 16px;
    }
    & > [data-part="badge"],
    & p[data-part="detail"] {
      display: none;
    }
    & p[data-part="sentence"] {
      display: block;
    }
    & > :is([data-part="words"], [data-part="action"]) {
      align-self: center;
    }
  }
  @media (max-width: 359px) {
    &[data-padding="normal"] {
      grid-template:
        "tile words" auto
        "action action" auto / auto minmax(0, 1fr);
    }
    & > [data-part="action"]:empty {
      display: none;
    }
  }
`;

const tones = { connected: "success", "not-connected": "neutral", "coming-soon": "ai" } as const;

export interface PlatformCardProps extends Omit<CardProps, "title" | "titleLevel" | "action" | "padding" | "children"> {
  /** Platform whose logo is shown. */
  brand: Brand;
  /** Name of the platform. */
  name: string;
  /** Connection state; sets the badge's color. */
  state: keyof typeof tones;
  /** Connection state as text, such as "Connected". */
  stateLabel: string;
  /** Handle, or the benefit of connecting the platform. */
  detail: string;
  /** State and handle on one line, for small screens: "Connected as @ana". */
  sentence: string;
  /** Button to connect or disconnect; include the platform in its accessible name. */
  action?: ReactNode;
}

/** A platform and its connection state. */
export function PlatformCard(props: PlatformCardProps): ReactNode {
  const { brand, name, state, stateLabel, detail, sentence, action, ...rest } = props;
  return (
    <Root {...rest}>
      <PlatformTile brand={brand} />
      <div data-part="badge">
        <Badge tone={tones[state]} dot={state === "connected"}>
          {stateLabel}
        </Badge>
      </div>
      <div data-part="words">
        <h3>{name}</h3>
        <p data-part="detail">{detail}</p>
        <p data-part="sentence">{sentence}</p>
      </div>
      <div data-part="action">{action}</div>
    </Root>
  );
}
