"use client";
import { TrendingUp } from "lucide-react";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { Badge } from "../badge/badge.tsx";
import { Card, type CardProps } from "../card/card.tsx";

const Root = styled(Card)`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 10px;
  height: 100%;
  padding: 18px 20px;
  transition: box-shadow var(--tr-dur-fast) var(--tr-ease-out);
  & h3 {
    font-size: var(--tr-size-lg);
    overflow-wrap: anywhere;
  }
  & h3 > button {
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    letter-spacing: inherit;
    text-align: start;
    overflow-wrap: anywhere;
    cursor: pointer;
    &:focus-visible {
      outline: none;
    }
  }
  /* The button covers the whole card, and the focus ring is drawn around the card. */
  & h3 > button::before {
    content: "";
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
  &:has(h3 > button:focus-visible) {
    outline: 2px solid var(--tr-focus);
    outline-offset: 2px;
  }
  &:has(h3 > button:active) {
    background: var(--tr-surface-2);
  }
  @media (hover: hover) {
    &:has(h3 > button:hover) {
      box-shadow:
        inset 0 0 0 1px var(--tr-line-hover),
        var(--tr-shadow-2);
    }
  }
  & > [data-part="category"] {
    color: var(--tr-text-2);
    font-size: var(--tr-size-sm);
    overflow-wrap: anywhere;
  }
  & > [data-part="facts"] {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    margin-top: auto;
  }
`;

const tones = { high: "success", medium: "info", other: "neutral" } as const;

export interface IdeaCardProps extends Omit<CardProps, "title" | "titleLevel" | "action" | "padding" | "children"> {
  /** Title of the idea. */
  title: string;
  /** Content category. */
  category?: string;
  /** Expected engagement. */
  engagement: keyof typeof tones;
  /** Expected engagement as text, such as "High engagement". */
  engagementLabel: string;
  /** Badge of a trending idea, such as "Trending". Omit it for other ideas. */
  trendingLabel?: string | undefined;
  /** Called when the user selects the idea. Makes the whole card clickable. */
  onChoose?: (() => void) | undefined;
}

/** An idea for a post. */
export function IdeaCard(props: IdeaCardProps): ReactNode {
  const { title, category, engagement, engagementLabel, trendingLabel, onChoose, ...rest } = props;
  return (
    <Root {...rest}>
      <h3>
        {onChoose ? (
          <button type="button" onClick={onChoose}>
            {title}
          </button>
        ) : (
          title
        )}
      </h3>
      {category && <p data-part="category">{category}</p>}
      <p data-part="facts">
        <Badge tone={tones[engagement]}>{engagementLabel}</Badge>
        {trendingLabel !== undefined && (
          <Badge tone="ai">
            <TrendingUp size={14} strokeWidth={2} aria-hidden />
            {trendingLabel}
          </Badge>
        )}
      </p>
    </Root>
  );
}
