import type { ReactNode } from "react";
import { Card, type CardProps } from "../card/card.tsx";
import { List } from "./theme-list.styles.ts";

export interface ThemeListProps extends Omit<CardProps, "title" | "titleLevel" | "action" | "padding" | "children"> {
  /** Heading of the card. */
  title: string;
  /** Themes in display order, most important first. */
  themes: readonly { name: string; note?: string }[];
}

/** Card with the themes of a content strategy. */
export function ThemeList({ title, themes, ...rest }: ThemeListProps): ReactNode {
  return (
    <Card {...rest} title={title}>
      <List role="list">
        {themes.map(({ name, note }) => (
          <li key={name}>
            <div>
              <b>{name}</b>
              {note && <p>{note}</p>}
            </div>
          </li>
        ))}
      </List>
    </Card>
  );
}
