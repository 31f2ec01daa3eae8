import { type Platform, platforms } from "@trellis/contract/user";
import { Button } from "@trellis/ui/button";
import { LinkText } from "@trellis/ui/link-text";
import { PlatformCard, PlatformGrid } from "@trellis/ui/platform-card";
import { SectionHeader } from "@trellis/ui/section-header";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "../../paths.ts";
import type { Connected } from "./dashboard-view.ts";

export interface PlatformsSectionProps {
  connected: Connected;
  /** Asked to connect it, or to disconnect it if it is connected. */
  onToggle: (platform: Platform) => void;
}

/** The four platforms. Only YouTube can be connected (spec §1); the others are to come. */
export function PlatformsSection({ connected, onToggle }: PlatformsSectionProps): ReactNode {
  const { t } = useTranslation(["dashboard", "social"]);
  return (
    <section>
      <SectionHeader
        title={t("platforms.title")}
        action={<LinkText href={paths.settings}>{t("platforms.connectAll")}</LinkText>}
      />
      <PlatformGrid label={t("platforms.title")}>
        {platforms.map((platform) => {
          const isConnected = connected[platform];
          const isToCome = !isConnected && platform !== "youtube";
          const state = t(isConnected ? "social:connected" : "social:notConnected");
          const action = t(isConnected ? "social:disconnect" : "social:connect");
          const name = t(`social:names.${platform}`);
          const detail = isToCome ? t("social:comingSoon") : t(`platforms.about.${platform}`);
          return (
            <PlatformCard
              key={platform}
              brand={platform}
              name={name}
              state={isConnected ? "connected" : "not-connected"}
              stateLabel={state}
              detail={detail}
              sentence={isToCome ? `${state} · ${detail}` : state}
              action={
                <Button
                  variant={isConnected ? "quiet" : "secondary"}
                  size="sm"
                  aria-label={`${action} ${name}`}
                  onClick={() => onToggle(platform)}
                >
                  {action}
                </Button>
              }
            />
          );
        })}
      </PlatformGrid>
    </section>
  );
}
