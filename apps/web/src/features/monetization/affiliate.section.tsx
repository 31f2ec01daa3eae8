import { Button } from "@trellis/ui/button";
import { Card } from "@trellis/ui/card";
import { ChipList } from "@trellis/ui/chip-list";
import { Table, type TableColumn } from "@trellis/ui/table";
import { Plus } from "lucide-react";
import { type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import { useLanguage } from "../../text/use-language.ts";
import { formattersFor } from "./formatters.ts";
import type { MonetizationSample } from "./monetization-shapes.ts";
import type { AffiliateProduct } from "./partnerships.ts";

export interface AffiliateSectionProps extends Pick<MonetizationSample, "products" | "categories"> {
  /** Id of the note that explains why the buttons do nothing. */
  inertNoteId: string;
}

const Root = styled.div`
  display: grid;
  gap: var(--tr-space-6);
  & td small {
    display: block;
    color: var(--tr-text-2);
    font-weight: var(--tr-weight-regular);
  }
`;

/** Affiliate products and recommended categories. The button does nothing (spec §2). */
export function AffiliateSection({ products, categories, inertNoteId }: AffiliateSectionProps): ReactNode {
  const { t } = useTranslation("monetization");
  const language = useLanguage();
  const columns = useMemo((): TableColumn<AffiliateProduct>[] => {
    const { number, money, share } = formattersFor(language);
    return [
      { key: "name", header: t("affiliate.product"), cell: ({ name }) => name },
      { key: "category", header: t("affiliate.category"), cell: ({ category }) => category, minor: true },
      {
        key: "commission",
        header: t("affiliate.commission"),
        cell: ({ commission }) => share(commission),
        numeric: true,
        minor: true,
      },
      { key: "clicks", header: t("affiliate.clicks"), cell: ({ clicks }) => number(clicks), numeric: true },
      { key: "sales", header: t("affiliate.sales"), cell: ({ sales }) => number(sales), numeric: true },
      { key: "revenue", header: t("affiliate.revenue"), cell: ({ revenue }) => money(revenue), numeric: true },
    ];
  }, [language, t]);
  return (
    <Root>
      <Card
        title={t("affiliate.top")}
        action={
          <Button iconStart={<Plus size={18} strokeWidth={2} aria-hidden />} aria-describedby={inertNoteId}>
            {t("affiliate.add")}
          </Button>
        }
      >
        <Table
          caption={t("affiliate.top")}
          captionHidden
          columns={columns}
          rows={products}
          rowKey={({ id }) => id}
          emptyText={t("affiliate.none")}
          moreLabel={t("affiliate.more")}
          lessLabel={t("affiliate.less")}
        />
      </Card>
      <Card title={t("affiliate.recommended")}>
        <ChipList label={t("affiliate.recommended")} items={categories} />
      </Card>
    </Root>
  );
}
