import { platforms } from "@trellis/contract/platforms";
import { LinkText } from "@trellis/ui/link-text";
import { PlatformCard, PlatformGrid } from "@trellis/ui/platform-card";
import { SectionHeader } from "@trellis/ui/section-header";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "../../paths.ts";
import { platformProps, type SocialAccounts } from "./platform-props.tsx";

/** The four platforms as cards. */
export function PlatformsSection({ accounts }: { accounts: SocialAccounts }): ReactNode {
  const { t } = useTranslation("social");
  return (
    <section>
      <SectionHeader title={t("title")} action={<LinkText href={paths.settings}>{t("connectAll")}</LinkText>} />
      <PlatformGrid label={t("title")}>
        {platforms.map((platform) => (
          <PlatformCard key={platform} {...platformProps(platform, accounts, t)} />
        ))}
      </PlatformGrid>
    </section>
  );
}
