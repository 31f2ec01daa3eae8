import type { ComponentPropsWithRef, ReactNode } from "react";
import { Badge } from "../badge/badge.tsx";
import type { Brand } from "../brand-icon/paths.ts";
import { PlatformTile } from "../brand-icon/platform-tile.tsx";
import { Root } from "./platform-row.styles.ts";

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
  /** State and handle on one line, such as "Connected as @ana". Small screens show it without the badge. */
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
