import type { ReactNode } from "react";
import { styled } from "styled-components";
import { PlatformTile } from "../brand-icon/platform-tile.tsx";
import type { Brand } from "../brand-icon/paths.ts";
import { Card, type CardProps } from "../card/card.tsx";

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(44px, auto) minmax(0, 1fr) auto;
  column-gap: 12px;
  margin-top: -10px;
  & > li {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    row-gap: 4px;
    align-items: center;
    min-height: 49px;
    padding: 9px 0;
  }
  & > li + li {
    border-top: 1px solid var(--tr-line);
  }
  & b {
    font-weight: 600;
  }
  & [data-part="time"] {
    color: var(--tr-text-2);
    font-variant-numeric: tabular-nums lining-nums;
  }
  & [data-part="platform"] {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    font-size: var(--tr-size-xs);
    font-weight: 600;
  }
  /* Names align whether or not a row has a logo. */
  &:has(svg) [data-part="platform"]:not(:has(svg)) {
    padding-inline-start: 38px;
  }
`;

/** A time to post. */
export interface ScheduleSlot {
  /** Day of the week. */
  day: string;
  /** Formatted time, such as "18:30". */
  time: string;
  /** Name of the platform. */
  platform: string;
  /** Platform whose logo is shown, if it has one. */
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
    <Card {...rest} title={title}>
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
    </Card>
  );
}
