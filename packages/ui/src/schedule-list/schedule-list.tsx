import type { ReactNode } from "react";
import { PlatformTile } from "../brand-icon/platform-tile.tsx";
import type { Brand } from "../brand-icon/paths.ts";
import type { CardProps } from "../card/card.tsx";
import { List, Root } from "./schedule-list.styles.ts";

/** A time to post. */
export interface ScheduleSlot {
  /** Day of the week. */
  day: string;
  /** Formatted time, such as "18:30". */
  time: string;
  /** Name of the platform. */
  platform: string;
  /** Platform whose logo is shown. Omit it for other platforms. */
  brand?: Brand;
}

export interface ScheduleListProps extends Omit<CardProps, "title" | "titleLevel" | "action" | "padding" | "children"> {
  /** Heading of the card. */
  title: string;
  /** Slots in weekly order. */
  slots: readonly ScheduleSlot[];
}

/** Card with the posting schedule. */
export function ScheduleList({ title, slots, ...rest }: ScheduleListProps): ReactNode {
  return (
    <Root {...rest} title={title}>
      <List role="list">
        {slots.map(({ day, time, platform, brand }) => (
          <li key={`${day} ${time} ${platform}`}>
            <b>{day}</b>
            <span data-part="time">{time}</span>
            <span data-part="platform">
              {brand && <PlatformTile brand={brand} size="sm" />}
              {platform}
            </span>
          </li>
        ))}
      </List>
    </Root>
  );
}
