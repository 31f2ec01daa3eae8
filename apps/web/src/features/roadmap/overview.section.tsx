import type { Roadmap } from "@trellis/contract/roadmap";
import { PlatformTile } from "@trellis/ui/brand-icon";
import { FactStrip } from "@trellis/ui/fact-strip";
import { Layers, Target, TrendingUp, Users } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import { platformIn } from "../../platforms.ts";

const iconProps = { size: 17, strokeWidth: 1.75, "aria-hidden": true } as const;

const PlatformList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 14px;

  & > li {
    display: flex;
    gap: 8px;
    align-items: center;
  }
`;

/** Goal, audience and platforms of the plan, and the expected growth, which is the same for every plan (spec §9). */
export function OverviewSection({ plan }: { plan: Roadmap }): ReactNode {
  const { t, i18n } = useTranslation("roadmap");
  const list = new Intl.ListFormat(i18n.language, { type: "unit", style: "short" });
  const words = (texts: readonly string[]) => (texts.length > 0 ? list.format(texts) : t("facts.none"));
  const platforms = [...new Set(plan.platforms)];
  return (
    <section aria-label={t("facts.label")}>
      <FactStrip
        facts={[
          { key: "goal", icon: <Target {...iconProps} />, label: t("facts.goal"), value: words(plan.goal) },
          {
            key: "audience",
            icon: <Users {...iconProps} />,
            label: t("facts.audience"),
            value: words(plan.targetAudience),
          },
          {
            key: "platforms",
            icon: <Layers {...iconProps} />,
            label: t("facts.platforms"),
            value: platforms.length > 0 ? <Platforms names={platforms} /> : t("facts.none"),
          },
        ]}
        growth={{
          icon: <TrendingUp {...iconProps} />,
          label: t("facts.growth"),
          figure: "+500",
          text: `${t("facts.growthUnit")} (${t("facts.estimate")})`,
        }}
      />
    </section>
  );
}

function Platforms({ names }: { names: readonly string[] }): ReactNode {
  return (
    <PlatformList role="list">
      {names.map((name) => {
        const brand = platformIn(name);
        return (
          <li key={name}>
            {brand && <PlatformTile brand={brand} size="sm" />}
            {name}
          </li>
        );
      })}
    </PlatformList>
  );
}
