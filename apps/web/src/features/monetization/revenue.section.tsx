import { Card } from "@trellis/ui/card";
import { Sparkline } from "@trellis/ui/sparkline";
import { ArrowDown, ArrowUp } from "lucide-react";
import { type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../text/use-language.ts";
import { formattersFor, monthlyGrowth } from "./formatters.ts";
import type { MonetizationSample } from "./monetization-shapes.ts";
import { Months, Root, Sources } from "./revenue.styles.ts";

const iconProps = { size: 15, strokeWidth: 2.2, "aria-hidden": true } as const;

/** Revenue sources of the month and the revenue by month. */
export function RevenueSection({ sources, months }: Pick<MonetizationSample, "sources" | "months">): ReactNode {
  const { t } = useTranslation("monetization");
  const language = useLanguage();
  const { money, shortMoney, share, change } = formattersFor(language);
  const line = useMemo(() => months.map(({ revenue }) => revenue), [months]);
  const monthName = new Intl.DateTimeFormat(language, { month: "short" });
  return (
    <Root>
      <Card title={t("revenue.sources")}>
        <Sources role="list">
          {sources.map(({ name, amount, percentage, growth }) => (
            <li key={name}>
              <b>{name}</b>
              <strong>{money(amount)}</strong>
              <i aria-hidden="true">
                <i style={{ width: `${percentage * 100}%` }} />
              </i>
              <span>{t("revenue.ofTotal", { share: share(percentage) })}</span>
              <span data-part="growth" data-trend={growth < 0 ? "down" : "up"}>
                {growth < 0 ? <ArrowDown {...iconProps} /> : <ArrowUp {...iconProps} />}
                {change(growth)}
              </span>
            </li>
          ))}
        </Sources>
      </Card>
      <Card title={t("revenue.growth")}>
        <p data-part="figure">
          <strong>{change(monthlyGrowth(months))}</strong> {t("revenue.sinceLastMonth")}
        </p>
        <Sparkline values={line} height={120} />
        <Months role="list" aria-label={t("revenue.months")}>
          {months.map(({ month, revenue }) => (
            <li key={month.getTime()}>
              <span>{monthName.format(month)}</span>
              <b>{shortMoney(revenue)}</b>
            </li>
          ))}
        </Months>
      </Card>
    </Root>
  );
}
