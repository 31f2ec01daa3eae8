import type { Platform } from "@trellis/contract/platforms";

export interface SocialAccounts {
  connected: Readonly<Record<Platform, boolean>>;
  /** If `true`, YouTube is being connected or disconnected. */
  isBusy: boolean;
  /** The platform whose consent page the user has returned from. */
  returnedFrom?: Platform | undefined;
  /** Called when the user connects or disconnects a platform. */
  onToggle: (platform: Platform) => void;
}
