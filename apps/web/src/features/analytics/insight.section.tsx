import { Flower, Leaf } from "@trellis/ui/illustration";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import type { BestDay } from "./best-day.ts";
import { useFormatters } from "./formatters.ts";

const Root = styled.div`
  display: flex;
  gap: 18px;
  align-items: center;
  padding: 18px 24px;
  border-radius: var(--tr-radius-lg);
  background: linear-gradient(105deg, var(--tr-hero-1), var(--tr-hero-2));
  box-shadow: inset 0 0 0 1px var(--tr-edge);

  & > svg {
    flex: none;
  }

  & > p {
    max-width: 62ch;
    font-family: var(--tr-font-display);
    font-size: var(--tr-size-xl);
    font-weight: 600;
    font-variant-numeric: lining-nums;
    letter-spacing: -0.012em;
    line-height: 1.35;
    overflow-wrap: anywhere;
    text-wrap: pretty;
  }

  @media (max-width: 767px) {
    gap: 12px;
    padding: 16px;

    & > p {
      font-size: var(--tr-size-lg);
    }
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

/** What the numbers say, in a sentence. */
export function InsightSection({ best }: { best: BestDay }): ReactNode {
  const { t } = useTranslation("analytics");
  const { count, day, share } = useFormatters();
  const views = t("trend.of.views", { count: best.views, figure: count(best.views) });
  return (
    <Root>
      <svg width="52" height="60" viewBox="0 0 52 60" aria-hidden="true">
        <path d="M26 60V34" fill="none" stroke="var(--tr-stem)" strokeWidth="4.5" strokeLinecap="round" />
        <Leaf x={26} y={50} length={22} angle={-26} />
        <Leaf x={26} y={55} length={20} angle={-154} tone="fresh" />
        <Flower x={26} y={22} radius={21} />
      </svg>
      <p>
        {t("insight.best", { day: day(best.day), views, share: share(best.aboveAverage) })}{" "}
        {best.video && t("insight.video", { title: best.video })}
      </p>
    </Root>
  );
}
