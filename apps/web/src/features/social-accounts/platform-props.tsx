import type { Platform } from "@trellis/contract/platforms";
import { Button } from "@trellis/ui/button";
import type { TFunction } from "i18next";
import { platformNames } from "../../platforms.ts";
import { SoonButton } from "./soon-button.tsx";
import type { SocialAccounts } from "./social-accounts-view.ts";

/** Returns the props of a platform's card or row, the same on all screens. Only YouTube can be connected (spec §1). */
export function platformProps(platform: Platform, accounts: SocialAccounts, t: TFunction<"social">) {
  const { connected, isBusy, onToggle } = accounts;
  const isConnected = connected[platform];
  const stateLabel = t(isConnected ? "connected" : "notConnected");
  const actionLabel = t(isConnected ? "disconnect" : "connect");
  const name = platformNames[platform];
  const onClick = () => onToggle(platform);
  return {
    brand: platform,
    name,
    state: isConnected ? "connected" : "not-connected",
    stateLabel,
    sentence: stateLabel,
    action:
      !isConnected && platform !== "youtube" ? (
        <SoonButton label={t("connectLater", { platform: name })} onClick={onClick}>
          {t("comingSoon")}
        </SoonButton>
      ) : (
        <Button
          variant={isConnected ? "quiet" : "secondary"}
          size="sm"
          aria-label={`${actionLabel} ${name}`}
          loading={isBusy && platform === "youtube"}
          onClick={onClick}
        >
          {actionLabel}
        </Button>
      ),
  } as const;
}
