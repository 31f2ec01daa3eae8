import { Badge } from "@trellis/ui/badge";
import { Card } from "@trellis/ui/card";
import { Sparkline } from "@trellis/ui/sparkline";
import { StatCard, StatGrid } from "@trellis/ui/stat-card";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import { useFormatters } from "./formatters.ts";
import { clockTime } from "./clock-time.ts";

const shape = [4, 6, 5, 9, 7, 12, 10, 9, 14, 12, 19, 15, 14, 18, 17];
const backwards = shape.toReversed().map((value, place) => value + place);

const Root = styled.div`
  display: grid;
  gap: 14px;
  align-content: start;
  max-height: 480px;
  overflow: hidden;
  opacity: 0.62;
  user-select: none;
  mask: linear-gradient(180deg, #000 30%, transparent 96%);
  & > p {
    justify-self: start;
  }
`;

/** A sample report with made-up figures. It is decorative: it cannot be focused and is hidden from screen readers. */
export function GhostReport(): ReactNode {
  const { t } = useTranslation("analytics");
  const { count, signed } = useFormatters();
  const cards = [
    ["views", count(12_480)],
    ["minutes", count(31_200)],
    ["duration", clockTime(154)],
    ["subscribers", signed(214)],
  ] as const;
  return (
    <Root aria-hidden="true" inert>
      <p>
        <Badge tone="info">{t("notConnected.example")}</Badge>
      </p>
      <StatGrid label={t("totals.label")}>
        {cards.map(([key, value], place) => (
          <StatCard
            key={key}
            label={t(`totals.${key}`)}
            value={value}
            chart={<Sparkline values={place % 2 ? backwards : shape} />}
          />
        ))}
      </StatGrid>
      <Card title={t("trend.title")}>
        <Sparkline values={[...shape, ...backwards]} height={220} />
      </Card>
    </Root>
  );
}
