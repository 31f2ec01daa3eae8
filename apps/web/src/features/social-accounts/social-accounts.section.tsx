import type { Platform } from "@trellis/contract/user";
import { Button } from "@trellis/ui/button";
import { Card } from "@trellis/ui/card";
import { PlatformList, PlatformRow } from "@trellis/ui/platform-row";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

export interface SocialAccountsSectionProps {
  id?: string;
  title: string;
  connected: Readonly<Record<Platform, boolean>>;
  /** Asked to connect it, or to disconnect it if it is connected. */
  onToggle: (platform: Platform) => void;
}

/** The order of the settings (spec §2); only YouTube can be connected, the others are to come. */
const rows = ["tiktok", "instagram", "youtube", "facebook"] as const satisfies readonly Platform[];

/** The four platforms, a line each. */
export function SocialAccountsSection({ id, title, connected, onToggle }: SocialAccountsSectionProps): ReactNode {
  const { t } = useTranslation("social");
  return (
    <Card id={id} title={title}>
      <PlatformList label={title}>
        {rows.map((platform) => {
          const isConnected = connected[platform];
          const isToCome = !isConnected && platform !== "youtube";
          const state = t(isConnected ? "connected" : "notConnected");
          const action = t(isConnected ? "disconnect" : "connect");
          const name = t(`names.${platform}`);
          return (
            <PlatformRow
              key={platform}
              brand={platform}
              name={name}
              state={isConnected ? "connected" : "not-connected"}
              stateLabel={state}
              sentence={isToCome ? `${state} · ${t("comingSoon")}` : state}
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
      </PlatformList>
    </Card>
  );
}
