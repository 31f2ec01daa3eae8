import { Badge } from "@trellis/ui/badge";
import { ButtonLink } from "@trellis/ui/button";
import { EmptyState } from "@trellis/ui/empty-state";
import { Pot } from "@trellis/ui/illustration";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import type { English } from "../../text/namespaces.ts";

const Words = styled.div`
  display: grid;
  gap: var(--tr-space-3);
  justify-items: center;
`;

/** The screens that are still to be built. */
export type SoonKey = keyof English["soon"] & keyof English["app"]["title"];

export interface SoonScreenProps {
  screen: SoonKey;
  /** Where to go meanwhile. */
  link: { href: string; words: string };
}

/** A screen that says what will be here, and where to go meanwhile. */
export function SoonScreen({ screen, link }: SoonScreenProps): ReactNode {
  const { t } = useTranslation(["soon", "app"]);
  return (
    <EmptyState
      picture={<Pot />}
      title={t(`app:title.${screen}`)}
      titleLevel={1}
      action={<ButtonLink href={link.href}>{link.words}</ButtonLink>}
    >
      <Words>
        <Badge>{t("badge")}</Badge>
        <p>{t(screen)}</p>
      </Words>
    </EmptyState>
  );
}
