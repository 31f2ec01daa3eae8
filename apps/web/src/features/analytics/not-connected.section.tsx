import type { Platform } from "@trellis/contract/platforms";
import { PlatformTile } from "@trellis/ui/brand-icon";
import { Card } from "@trellis/ui/card";
import { ChartVine } from "@trellis/ui/illustration";
import { LinkText } from "@trellis/ui/link-text";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import { paths } from "../../paths.ts";
import { platformNames } from "../../platforms.ts";
import { GhostReport } from "./ghost-report.tsx";

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--tr-space-5);
`;

const Prompt = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--tr-space-5);
  align-items: center;
  background: linear-gradient(105deg, var(--tr-hero-1), var(--tr-hero-2));

  & > div {
    display: grid;
    gap: 10px;
    justify-items: start;
    overflow-wrap: anywhere;
  }

  & p {
    max-width: 56ch;
    color: var(--tr-text-2);
    font-size: var(--tr-size-lg);
  }

  & > div > p:last-child {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 12px;
    font-size: var(--tr-size-sm);
  }

  & [data-part="head"] {
    display: flex;
    gap: 14px;
    align-items: center;
  }

  & > svg {
    margin-block: -12px;
  }

  @media (max-width: 767px) {
    grid-template-columns: minmax(0, 1fr);

    & > svg {
      display: none;
    }

    & > div > button {
      width: 100%;
    }
  }
`;

export interface NotConnectedSectionProps {
  platform: Platform;
  /** Button that connects the platform; omit it for platforms that cannot be connected yet. */
  connect?: ReactNode;
}

/** Placeholder for a platform that is not connected: the way to connect it above an example of its report. */
export function NotConnectedSection({ platform, connect }: NotConnectedSectionProps): ReactNode {
  const { t } = useTranslation("analytics");
  const name = platformNames[platform];
  return (
    <Root>
      <Prompt>
        <div>
          <div data-part="head">
            <PlatformTile brand={platform} />
            <h2>{t("notConnected.title", { platform: name })}</h2>
          </div>
          <p>{t(platform === "youtube" ? "notConnected.youtube" : "notConnected.later", { platform: name })}</p>
          {connect}
          <p>
            {connect && t("notConnected.promise")}
            <LinkText href={paths.settings}>{t("notConnected.action")}</LinkText>
          </p>
        </div>
        <ChartVine />
      </Prompt>
      <GhostReport />
    </Root>
  );
}
