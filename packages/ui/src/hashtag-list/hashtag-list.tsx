import type { ReactNode } from "react";
import { styled } from "styled-components";
import { Card, type CardProps } from "../card/index.ts";
import { ChipList } from "../chip-list/index.ts";

export interface HashtagListProps extends Omit<CardProps, "title" | "titleLevel" | "action" | "padding" | "children"> {
  /** The card's heading. */
  title: string;
  /** With their number signs, as they are copied. */
  tags: readonly string[];
  /** The copy button. */
  copy?: ReactNode;
}

/* A quiet button has no edge: its words line up with the card's. */
const Edge = styled.div`
  margin: -6px -14px -6px 0;
  &:dir(rtl) {
    margin: -6px 0 -6px -14px;
  }
`;

/** The hashtags of a strategy, in a card. */
export function HashtagList({ title, tags, copy, ...rest }: HashtagListProps): ReactNode {
  const action = copy && <Edge>{copy}</Edge>;
  return (
    <Card {...rest} title={title} action={action}>
      <ChipList items={tags} label={title} />
    </Card>
  );
}
