import type { ReactNode } from "react";
import { Badge } from "../badge/badge.tsx";
import { PlatformTile } from "../brand-icon/platform-tile.tsx";
import type { Brand } from "../brand-icon/paths.ts";
import type { CardProps } from "../card/card.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import { Root } from "./platform-card.styles.ts";

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
  /** State and handle on one line, announced in place of the badge of a compact card: "Connected as @ana". */
  sentence: string;
  /** Button to connect or disconnect; include the platform in its accessible name. */
  action?: ReactNode;
  /** If `true`, the card is one line without badge. */
  compact?: boolean;
  /** The connected account, in place of `detail`. */
  children?: ReactNode;
}

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
