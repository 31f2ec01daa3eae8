import type { ReactNode } from "react";
import { styled } from "styled-components";
import { Badge } from "../badge/badge.tsx";
import { PlatformTile } from "../brand-icon/platform-tile.tsx";
import type { Brand } from "../brand-icon/paths.ts";
import { Card, type CardProps } from "../card/card.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";

const tones = { connected: "success", "not-connected": "neutral", "coming-soon": "ai" } as const;

export interface PlatformCardProps extends Omit<CardProps, "title" | "titleLevel" | "action" | "padding"> {
  /** Platform whose logo is shown. */
  brand: Brand;
  /** Name of the platform. */
  name: string;
  /** Connection state; sets the badge's color. */
  state: keyof typeof tones;
  /** Connection state as text, such as "Connected". */
  stateLabel: string;
  /** Handle, or the benefit of connecting the platform. */
  detail?: string;
  /** State and handle on one line, such as "Connected as @ana". Replaces the badge of a compact card. */
  sentence: string;
  /** Button to connect or disconnect; include the platform in its accessible name. */
  action?: ReactNode;
  /** If `true`, shows a compact row without a badge or details. */
  compact?: boolean;
  /** The connected account, in place of `detail`. */
  children?: ReactNode;
}

/** A card with room for the account, or one line with the logo, the name and the action. */
const Root = styled(Card)`
  container-type: inline-size;
  display: grid;
  grid-template: auto auto 1fr auto / auto minmax(0, 1fr) auto;
  column-gap: 14px;
  align-items: center;
  height: 100%;
  & > [data-part="words"] {
    grid-area: 1 / 2;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & > [data-part="badge"] {
    grid-area: 1 / 3;
    justify-self: end;
  }
  & > [data-part="body"] {
    grid-area: 3 / 1 / auto / -1;
    align-self: center;
    min-width: 0;
    margin-top: 14px;
  }
  & > [data-part="action"] {
    grid-area: 4 / 1 / auto / -1;
    justify-self: start;
    margin-top: 14px;
    &:has(a) {
      justify-self: stretch;
    }
  }
  /* Aligns the label of a borderless button with the card's content. */
  &:not([data-compact]) > [data-part="action"] > [data-variant="quiet"] {
    margin: -6px 0 -6px -14px;
  }
  & h3 {
    font-size: var(--tr-size-lg);
    letter-spacing: -0.012em;
    line-height: 1.3;
  }
  & p {
    color: var(--tr-text-2);
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
  &[data-compact] {
    display: flex;
    flex-wrap: wrap;
    gap: 10px 12px;
    align-content: center;
    min-height: 72px;
    padding: 12px 14px 12px 16px;
  }
  &[data-compact] > [data-part="words"] {
    /* The width of “Instagram”: if the action leaves less, it moves below the name in every card of the list. */
    flex: 1 1 5.125rem;
    min-width: min-content;
  }
  &[data-compact] > [data-part="action"] {
    margin-top: 0;
  }
  &[data-compact] h3 {
    font-size: var(--tr-size-md);
    overflow-wrap: break-word;
  }
  &[data-compact] p {
    font-size: var(--tr-size-sm);
  }
  @media (max-width: 359px) {
    &[data-compact] {
      column-gap: 10px;
      padding-inline: 12px;
    }
  }
  /* With enlarged text, the name needs a full row. */
  @container (max-width: 15rem) {
    & > [data-part="badge"] {
      grid-area: 2 / 1 / auto / -1;
      justify-self: start;
      margin-top: 10px;
    }
  }
`;

/** A platform and its connection state. */
export function PlatformCard(props: PlatformCardProps): ReactNode {
  const { brand, name, state, stateLabel, detail, sentence, action, compact = false, children, ...rest } = props;
  return (
    <Root data-compact={compact || undefined} {...rest}>
      <PlatformTile brand={brand} />
      <div data-part="words">
        <h3>{name}</h3>
        {compact && (state === "connected" ? <p>{sentence}</p> : <VisuallyHidden>{sentence}</VisuallyHidden>)}
      </div>
      {!compact && (
        <Badge data-part="badge" tone={tones[state]} dot={state === "connected"}>
          {stateLabel}
        </Badge>
      )}
      {!compact && <div data-part="body">{children ?? <p>{detail}</p>}</div>}
      <div data-part="action">{action}</div>
    </Root>
  );
}
