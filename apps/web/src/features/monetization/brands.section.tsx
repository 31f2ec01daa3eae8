import { Avatar } from "@trellis/ui/avatar";
import { Badge } from "@trellis/ui/badge";
import { Button } from "@trellis/ui/button";
import { Card } from "@trellis/ui/card";
import { IdeaGrid } from "@trellis/ui/idea-card";
import { SectionHeader } from "@trellis/ui/section-header";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import { useLanguage } from "../../text/use-language.ts";
import { formattersFor } from "./formatters.ts";
import type { BrandOpportunity } from "./partnerships.ts";

export interface BrandsSectionProps {
  brands: readonly BrandOpportunity[];
  /** Id of the note that explains why the buttons do nothing. */
  inertNoteId: string;
}

const Grid = styled(IdeaGrid)`
  grid-template-columns: repeat(auto-fit, minmax(min(17.5rem, 100%), 1fr));
`;

const Opportunity = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: var(--tr-space-3);
  height: 100%;
  overflow-wrap: anywhere;
  & > [data-part="head"] {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 12px;
    align-items: center;
    & > h3 {
      flex: 1 1 8ch;
    }
  }
  & h3 {
    font-size: var(--tr-size-lg);
  }
  & > p {
    color: var(--tr-text-2);
  }
  & > dl {
    display: flex;
    flex-wrap: wrap;
    gap: 12px var(--tr-space-6);
    margin-top: auto;
    & dt {
      color: var(--tr-text-2);
      font-size: var(--tr-size-sm);
    }
    & dd {
      font-weight: var(--tr-weight-semi);
      font-variant-numeric: tabular-nums lining-nums;
    }
  }
`;

const tones = { open: "success", new: "info", closing: "warning" } as const;

/** Brand opportunities. The buttons do nothing (spec §2). */
export function BrandsSection({ brands, inertNoteId }: BrandsSectionProps): ReactNode {
  const { t } = useTranslation("monetization");
  const { number, money } = formattersFor(useLanguage());
  return (
    <section>
      <SectionHeader title={t("brands.title")} />
      <Grid label={t("tabs.brands")}>
        {brands.map(({ id, brand, category, followers, rate, status, description }) => (
          <Opportunity key={id}>
            <div data-part="head">
              <Avatar name={brand} size={44} tint="auto" />
              <h3>{brand}</h3>
              <Badge tone={tones[status]}>{t(`brands.status.${status}`)}</Badge>
            </div>
            <p>{description}</p>
            <dl>
              <div>
                <dt>{t("brands.category")}</dt>
                <dd>{category}</dd>
              </div>
              <div>
                <dt>{t("brands.followers")}</dt>
                <dd>{number(followers)}</dd>
              </div>
              <div>
                <dt>{t("brands.rate")}</dt>
                <dd>{money(rate)}</dd>
              </div>
            </dl>
            <Button
              variant="soft"
              fullWidth
              aria-label={t("brands.applyTo", { action: t("brands.apply"), brand })}
              aria-describedby={inertNoteId}
            >
              {t("brands.apply")}
            </Button>
          </Opportunity>
        ))}
      </Grid>
    </section>
  );
}
