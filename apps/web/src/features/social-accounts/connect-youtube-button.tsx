import { Button } from "@trellis/ui/button";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { platformNames } from "../../platforms.ts";
import { useSocialAccounts } from "./use-social-accounts.ts";

/** A button that opens YouTube’s consent page. */
export function ConnectYoutubeButton(): ReactNode {
  const { t } = useTranslation("social");
  const { isBusy, onToggle } = useSocialAccounts();
  return (
    <Button variant="ai" loading={isBusy} onClick={() => onToggle("youtube")}>
      {`${t("connect")} ${platformNames.youtube}`}
    </Button>
  );
}
