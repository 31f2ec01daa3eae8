import type { Platform } from "@trellis/contract/platforms";
import { PlatformTile } from "@trellis/ui/brand-icon";
import { ChartVine } from "@trellis/ui/illustration";
import { LinkText } from "@trellis/ui/link-text";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "../../paths.ts";
import { platformNames } from "../../platforms.ts";
import { GhostReport } from "./ghost-report.tsx";
import { Prompt, Root } from "./not-connected.styles.ts";

export interface NotConnectedSectionProps {
  platform: Platform;
  /** Button that connects the platform; omit it for platforms that cannot be connected yet. */
  connect?: ReactNode;
}

/** Placeholder for a platform that is not connected: a prompt to connect it, above an example of its report. */
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
