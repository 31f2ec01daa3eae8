import type { ReactNode } from "react";
import { Card, type CardProps } from "../card/card.tsx";
import { styled } from "styled-components";

const List = styled.ul`
  margin-top: -10px;
  & > li {
    display: flex;
    align-items: flex-start;
    gap: 12px;
    padding: 10px 0;
    overflow-wrap: anywhere;
  }
  & > li + li {
    border-top: 1px solid var(--tr-line);
  }
  & > li::before {
    content: "";
    flex: none;
    width: 10px;
    height: 10px;
    margin-top: 7px;
    border-radius: 3px;
    rotate: 45deg;
    background: var(--tr-d1);
  }
  & > li:nth-child(5n + 2)::before {
    background: var(--tr-d2);
  }
  & > li:nth-child(5n + 3)::before {
    background: var(--tr-d3);
  }
  & > li:nth-child(5n + 4)::before {
    background: var(--tr-d4);
  }
  & > li:nth-child(5n + 5)::before {
    background: var(--tr-d5);
  }
  & b {
    font-weight: 600;
  }
  & p {
    color: var(--tr-text-2);
    font-size: var(--tr-size-sm);
  }
  @media (forced-colors: active) {
    & > li::before {
      border: 5px solid CanvasText;
    }
  }
`;

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
