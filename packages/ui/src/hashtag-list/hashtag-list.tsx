import type { ReactNode } from "react";
import { styled } from "styled-components";
import { Card, type CardProps } from "../card/card.tsx";
import { ChipList } from "../chip-list/chip-list.tsx";

export interface HashtagListProps extends Omit<CardProps, "title" | "titleLevel" | "action" | "padding" | "children"> {
  /** Heading of the card. */
  title: string;
  /** Hashtags, including the number sign. */
  tags: readonly string[];
  /** Copy button. */
  copy?: ReactNode;
}

/* Aligns the label of the borderless button with the card's content. */
const Edge = styled.div`
  margin: -6px -14px -6px 0;
  &:dir(rtl) {
    margin: -6px 0 -6px -14px;
  }
`;

/** Card with the hashtags of a strategy. */
export function HashtagList({ title, tags, copy, ...rest }: HashtagListProps): ReactNode {
  const action = copy && <Edge>{copy}</Edge>;
  return (
    <Card {...rest} title={title} action={action}>
      <ChipList items={tags} label={title} />
    </Card>
  );
}
