import type { Platform } from "@trellis/contract/platforms";
import { PlatformTile } from "@trellis/ui/brand-icon";
import { ButtonLink } from "@trellis/ui/button";
import { Card } from "@trellis/ui/card";
import { EmptyState } from "@trellis/ui/empty-state";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import { paths } from "../../paths.ts";
import { platformNames } from "../../platforms.ts";
import { GhostReport } from "./ghost-report.tsx";

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  & > * {
    grid-area: 1 / 1;
  }

  & [data-part="actions"] {
    display: flex;
    flex-wrap: wrap;
    gap: 10px;
    justify-content: center;
  }
`;

const Prompt = styled(Card)`
  z-index: 1;
  place-self: start center;
  width: min(460px, 100%);
  margin-top: 84px;
  box-shadow:
    inset 0 0 0 1px var(--tr-line),
    var(--tr-shadow-3);

  @media (max-width: 767px) {
    width: calc(100% - 24px);
    margin-top: 52px;
  }
`;

const Tile = styled(PlatformTile)`
  margin: 8px;
  scale: 1.35;
`;

export interface NotConnectedSectionProps {
  platform: Platform;
  /** Button that connects the platform; omit it for platforms that cannot be connected yet. */
  connect?: ReactNode;
}

/** Placeholder for a platform that is not connected, with a button to connect it and a link to Settings. */
export function NotConnectedSection({ platform, connect }: NotConnectedSectionProps): ReactNode {
  const { t } = useTranslation("analytics");
  const name = platformNames[platform];
  return (
    <Root>
      <GhostReport />
      <Prompt>
        <EmptyState
          picture={<Tile brand={platform} />}
          title={t("notConnected.title", { platform: name })}
          action={
            <div data-part="actions">
              {connect}
              <ButtonLink href={paths.settings} variant="secondary">
                {t("notConnected.action")}
              </ButtonLink>
            </div>
          }
        >
          {t(platform === "youtube" ? "notConnected.youtube" : "notConnected.later", { platform: name })}
        </EmptyState>
      </Prompt>
    </Root>
  );
}
