import type { Platform } from "@trellis/contract/platforms";
import { Card } from "@trellis/ui/card";
import { PlatformList, PlatformRow } from "@trellis/ui/platform-row";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { platformProps, type SocialAccounts } from "./platform-props.tsx";

export interface SocialAccountsSectionProps {
  id?: string;
  title: string;
  accounts: SocialAccounts;
}

/** Display order (spec §2). */
const rows = ["tiktok", "instagram", "youtube", "facebook"] as const satisfies readonly Platform[];

/** The four platforms as rows. */
export function SocialAccountsSection({ id, title, accounts }: SocialAccountsSectionProps): ReactNode {
  const { t } = useTranslation("social");
  return (
    <Card id={id} title={title}>
      <PlatformList label={title}>
        {rows.map((platform) => {
          const shown = platformProps(platform, accounts, t);
          return <PlatformRow key={platform} {...shown} />;
        })}
      </PlatformList>
    </Card>
  );
}
