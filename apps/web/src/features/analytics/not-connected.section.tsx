import type { Platform } from "@trellis/contract/platforms";
import { PlatformTile } from "@trellis/ui/brand-icon";
import { ButtonLink } from "@trellis/ui/button";
import { Card } from "@trellis/ui/card";
import { EmptyState } from "@trellis/ui/empty-state";
import { Lattice } from "@trellis/ui/illustration";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import { paths } from "../../paths.ts";
import { platformNames } from "../../platforms.ts";

const Picture = styled.span`
  position: relative;
  display: grid;
  place-items: center;

  & > svg {
    max-width: 100%;
    mask-image: radial-gradient(closest-side, black 45%, transparent);
  }

  & > span {
    position: absolute;
    transform: scale(1.35);
  }
`;

/** Placeholder for a platform that is not connected, with a link to Settings. */
export function NotConnectedSection({ platform }: { platform: Platform }): ReactNode {
  const { t } = useTranslation("analytics");
  const name = platformNames[platform];
  return (
    <Card>
      <EmptyState
        picture={
          <Picture>
            <svg width="280" height="120" viewBox="0 0 280 120" aria-hidden="true">
              <Lattice width={280} height={120} pitch={20} slat={5} rising="var(--tr-line)" falling="var(--tr-line)" />
            </svg>
            <PlatformTile brand={platform} />
          </Picture>
        }
        title={t("notConnected.title", { platform: name })}
        action={<ButtonLink href={paths.settings}>{t("notConnected.action")}</ButtonLink>}
      >
        {t(platform === "youtube" ? "notConnected.youtube" : "notConnected.later", { platform: name })}
      </EmptyState>
    </Card>
  );
}
