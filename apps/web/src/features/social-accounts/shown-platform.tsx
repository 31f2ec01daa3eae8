import type { Platform } from "@trellis/contract/user";
import { Button } from "@trellis/ui/button";
import type { TFunction } from "i18next";

/** The accounts of someone, and what their buttons do. */
export interface SocialAccounts {
  connected: Readonly<Record<Platform, boolean>>;
  /** YouTube is being connected or disconnected. */
  isBusy: boolean;
  /** Asked to connect it, or to disconnect it if it is connected. */
  onToggle: (platform: Platform) => void;
}

/** What is said of a platform, and its button: the same on every screen. Only YouTube can be connected (spec §1); the others are to come. */
export function shownPlatform(platform: Platform, accounts: SocialAccounts, t: TFunction<"social">) {
  const { connected, isBusy, onToggle } = accounts;
  const isConnected = connected[platform];
  const isComingSoon = !isConnected && platform !== "youtube";
  const stateLabel = t(isConnected ? "connected" : "notConnected");
  const word = t(isConnected ? "disconnect" : "connect");
  const name = t(`names.${platform}`);
  return {
    brand: platform,
    name,
    state: isConnected ? "connected" : "not-connected",
    stateLabel,
    detail: t(isComingSoon ? "comingSoon" : `about.${platform}`),
    sentence: isComingSoon ? `${stateLabel} · ${t("comingSoon")}` : stateLabel,
    action: (
      <Button
        variant={isConnected ? "quiet" : "secondary"}
        size="sm"
        aria-label={`${word} ${name}`}
        loading={isBusy && platform === "youtube"}
        onClick={() => onToggle(platform)}
      >
        {word}
      </Button>
    ),
  } as const;
}
