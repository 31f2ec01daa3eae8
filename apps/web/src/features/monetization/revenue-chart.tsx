import { Flower } from "@trellis/ui/illustration";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import { useLanguage } from "../../text/use-language.ts";
import { formattersFor } from "./formatters.ts";
import type { MonthlyRevenue } from "./monetization-shapes.ts";

const Root = styled.div`
  --rise: 168px;
  @media (max-width: 767px) {
    --rise: 130px;
  }
  position: relative;
  container-type: inline-size;
  & > svg {
    position: absolute;
    inset: auto 0 1.75rem;
    width: 100%;
    height: var(--rise);
    overflow: visible;
    &:dir(rtl) {
      scale: -1 1;
    }
  }
  & > svg > path {
    vector-effect: non-scaling-stroke;
  }
  & > ol {
    position: relative;
    display: grid;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    height: calc(var(--rise) + 4.5rem);
    font-size: var(--tr-size-xs);
    white-space: nowrap;
  }
`;

/** From the bottom up: the month, a gap as high as the value, the point and its value. */
const Month = styled.li`
  display: flex;
  flex-direction: column-reverse;
  align-items: center;
  & > span {
    display: grid;
    place-items: end center;
    height: 1.75rem;
    color: var(--tr-text-2);
  }
  & > i {
    width: 14px;
    height: 14px;
    margin-bottom: calc(var(--up) * var(--rise) - 7px);
    border: 3px solid var(--tr-surface);
    border-radius: 50%;
    background: var(--tr-stem);
    @media (forced-colors: active) {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
  & > svg {
    flex: none;
    margin-bottom: calc(var(--up) * var(--rise) - 17px);
  }
  & > b {
    margin-bottom: 2px;
    font-weight: var(--tr-weight-semi);
  }
  &:last-child > b {
    font-size: var(--tr-size-sm);
    font-weight: var(--tr-weight-bold);
  }
  @container (max-width: 17.8125rem) {
    &:nth-last-child(even) > :is(b, span) {
      visibility: hidden;
    }
    &:last-child > b {
      align-self: flex-end;
    }
  }
`;

/** Width of a month and height of the chart, in units of the drawing. */
const size = 100;

/** Revenue by month, drawn as a vine: each point shows its value, and the last point is a flower. */
export function RevenueChart({ months }: { months: readonly MonthlyRevenue[] }): ReactNode {
  const { t } = useTranslation("monetization");
  const language = useLanguage();
  const { shortMoney } = formattersFor(language);
  const monthName = new Intl.DateTimeFormat(language, { month: "short" });
  const highest = Math.max(1, ...months.map(({ revenue }) => revenue));
  const ups = months.map(({ revenue }) => revenue / highest);
  const points = ups.map((up, place) => [(place + 0.5) * size, (1 - up) * size] as const);
  const line = points.map(([x, y], place) => {
    const before = points[place - 1];
    return before ? `C${x - size / 2} ${before[1]} ${x - size / 2} ${y} ${x} ${y}` : `M${x} ${y}`;
  });
  const whole = months.length * size;
  return (
    <Root>
      <svg viewBox={`0 0 ${whole} ${size}`} preserveAspectRatio="none" aria-hidden="true">
        <path d={`M0 ${size}H${whole}`} stroke="var(--tr-line-hover)" />
        <path d={`${line.join("")}V${size}H${size / 2}Z`} fill="var(--tr-leaf)" opacity="0.14" />
        <path d={line.join("")} fill="none" stroke="var(--tr-stem)" strokeWidth="4" strokeLinecap="round" />
      </svg>
      <ol aria-label={t("revenue.months")}>
        {months.map(({ month, revenue }, place) => (
          <Month key={month.getTime()} style={{ "--up": ups[place] }}>
            <span>{monthName.format(month)}</span>
            {place === months.length - 1 ? (
              <svg width="34" height="34" viewBox="0 0 34 34" aria-hidden="true">
                <Flower x={17} y={17} radius={16} />
              </svg>
            ) : (
              <i />
            )}
            <b>{shortMoney(revenue)}</b>
          </Month>
        ))}
      </ol>
    </Root>
  );
}
