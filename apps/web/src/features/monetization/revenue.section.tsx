import { Card } from "@trellis/ui/card";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../text/use-language.ts";
import { formattersFor, monthlyGrowth } from "./formatters.ts";
import type { MonetizationSample } from "./monetization-shapes.ts";
import { RevenueChart } from "./revenue-chart.tsx";
import { Root, Sources } from "./revenue.styles.ts";

/** Revenue sources of the month and the revenue by month. */
export function RevenueSection({ sources, months }: Pick<MonetizationSample, "sources" | "months">): ReactNode {
  const { t } = useTranslation("monetization");
  const { money, share, change } = formattersFor(useLanguage());
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
        <RevenueChart months={months} />
      </Card>
    </Root>
  );
}
