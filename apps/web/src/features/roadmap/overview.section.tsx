import type { Roadmap } from "@trellis/contract/roadmap";
import { PlatformTile } from "@trellis/ui/brand-icon";
import { FactStrip } from "@trellis/ui/fact-strip";
import { LinkText } from "@trellis/ui/link-text";
import { ChevronDown, Layers, Target, TrendingUp, Users } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import { paths } from "../../paths.ts";
import { platformIn } from "../../platforms.ts";
import { listText } from "../../text/plain-format.ts";
import { useLanguage } from "../../text/use-language.ts";

const iconProps = { size: 17, strokeWidth: 1.75, "aria-hidden": true } as const;

const PlatformList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 14px;
  font-size: var(--tr-size-md);
  & > li {
    display: flex;
    gap: 8px;
    align-items: center;
  }
`;

const Root = styled.section`
  display: grid;
  gap: 10px;
  & dl > div {
    padding: 18px;
  }
  & > p {
    padding-inline: 4px;
    color: var(--tr-text-3);
    font-size: var(--tr-size-sm);
  }
  & > [aria-expanded] {
    display: none;
    align-items: center;
    justify-content: space-between;
    min-height: 52px;
    padding: 0 18px;
    border: 0;
    border-radius: var(--tr-radius-lg);
    background: var(--tr-surface);
    box-shadow: inset 0 0 0 1px var(--tr-line);
    color: var(--tr-text);
    font: 650 1rem var(--tr-font-display);
    cursor: pointer;
  }
  & > [aria-expanded="true"] > svg {
    rotate: 180deg;
  }
  @media (max-width: 767px) {
    & > [aria-expanded] {
      display: flex;
    }
    & > [aria-expanded="false"] ~ * {
      display: none;
    }
  }
`;

/**
 * Goal, audience and platforms of the plan, and the expected growth, which is the same for every plan (spec §9). The section
 * is collapsed on phones, where the tasks come first.
 */
export function OverviewSection({ plan, author }: { plan: Roadmap; author: string | undefined }): ReactNode {
  const { t } = useTranslation("roadmap");
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const words = (texts: readonly string[]) => (texts.length > 0 ? listText(texts, language) : t("facts.none"));
  const platforms = [...new Set(plan.platforms)];
  return (
    <Root aria-label={t("facts.label")}>
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t("about")}
        <ChevronDown size={18} strokeWidth={1.75} aria-hidden />
      </button>
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
      <p>
        {author} <LinkText href={paths.preferences}>{t("preferences")}</LinkText>
      </p>
    </Root>
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
