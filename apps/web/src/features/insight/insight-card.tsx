import { Flower, Leaf } from "@trellis/ui/illustration";
import type { ReactNode } from "react";
import { styled } from "styled-components";

export interface InsightCardProps {
  /** What the numbers mean, in one or two sentences. */
  children: ReactNode;
  /** What the user can do about it. */
  action: ReactNode;
}

const Root = styled.div`
  display: flex;
  gap: 14px 20px;
  align-items: center;
  padding: 18px 24px;
  border-radius: var(--tr-radius-lg);
  background: linear-gradient(105deg, var(--tr-hero-1), var(--tr-hero-2));
  box-shadow: inset 0 0 0 1px var(--tr-edge);

  & > svg {
    flex: none;
  }

  & > p {
    flex: 1;
    min-width: 0;
    max-width: 62ch;
    margin-inline-end: auto;
    font-family: var(--tr-font-display);
    font-size: var(--tr-size-xl);
    font-weight: 600;
    font-variant-numeric: lining-nums;
    letter-spacing: -0.012em;
    line-height: 1.35;
    overflow-wrap: anywhere;
    text-wrap: pretty;
  }

  & > :is(a, button) {
    flex: none;
  }

  @media (max-width: 767px) {
    flex-wrap: wrap;
    align-items: start;
    padding: 16px;

    & > svg {
      width: 40px;
      height: 46px;
    }

    & > p {
      flex-basis: 60%;
      font-size: var(--tr-size-lg);
    }

    & > :is(a, button) {
      flex: 1 0 100%;
    }
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

/** What the numbers of a screen say, in words, and what to do about it. */
export function InsightCard({ children, action }: InsightCardProps): ReactNode {
  return (
    <Root>
      <svg width="52" height="60" viewBox="0 0 52 60" aria-hidden="true">
        <path d="M26 60V34" fill="none" stroke="var(--tr-stem)" strokeWidth="4.5" strokeLinecap="round" />
        <Leaf x={26} y={50} length={22} angle={-26} />
        <Leaf x={26} y={55} length={20} angle={-154} tone="fresh" />
        <Flower x={26} y={22} radius={21} />
      </svg>
      <p>{children}</p>
      {action}
    </Root>
  );
}
