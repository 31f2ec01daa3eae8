import { useQuery } from "@tanstack/react-query";
import type { Platform } from "@trellis/contract/user";
import { useTranslation } from "react-i18next";
import { useUser } from "../features/session/use-session.ts";
import { socialStatusQuery } from "../features/social-accounts/social-status.query.ts";
import { toast } from "../platform/toast.ts";

/** Which platforms are connected, and what their buttons do. Until the server has said, what the session knows. */
export function useSocialAccounts(): {
  connected: Readonly<Record<Platform, boolean>>;
  toggle: (platform: Platform) => void;
} {
  const { t } = useTranslation("social");
  const { connected } = useUser();
  const { data } = useQuery(socialStatusQuery);
  return {
    connected: data ?? connected,
    toggle: (platform) => {
      const words = { platform: t(`names.${platform}`) };
      toast.neutral(platform === "youtube" ? t("notYet", words) : t("soon", words));
    },
  };
}
