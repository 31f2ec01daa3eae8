import type { Platform } from "@trellis/contract/platforms";
import { Card } from "@trellis/ui/card";
import { PlatformRow } from "@trellis/ui/platform-row";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { platformProps } from "./platform-props.tsx";
import type { SocialAccounts } from "./social-accounts-view.ts";
import { List } from "./social-accounts.styles.ts";

export interface SocialAccountsSectionProps {
  id?: string;
  title: string;
  accounts: SocialAccounts;
  /** Whether the card is visible: phones may show another card instead. */
  isShown?: boolean;
}

/** Display order (spec §2). */
const rows = ["tiktok", "instagram", "youtube", "facebook"] as const satisfies readonly Platform[];

/** The four platforms as rows. After the user returns from a consent page, the platform’s row gets focus. */
export function SocialAccountsSection({ id, title, accounts, isShown = true }: SocialAccountsSectionProps): ReactNode {
  const { t } = useTranslation("social");
  const { returnedFrom, isBusy } = accounts;
  const row = useRef<HTMLDivElement>(null);
  const revealed = useRef<Platform>(undefined);
  useEffect(() => {
    // Wait until the row has its new state, and don't take focus again later.
    if (isBusy || !isShown || revealed.current === returnedFrom) return;
    revealed.current = returnedFrom;
    // Scroll to the card, so that the navigation of the page marks it.
    row.current?.closest("section")?.scrollIntoView();
    row.current?.focus({ preventScroll: true });
  }, [returnedFrom, isBusy, isShown]);
  return (
    <Card id={id} title={title}>
      <List label={title}>
        {rows.map((platform) => {
          const shown = platformProps(platform, accounts, t);
          const changed = platform === returnedFrom && { ref: row, tabIndex: -1, "data-returned": "" };
          return <PlatformRow key={platform} {...shown} {...changed} />;
        })}
      </List>
    </Card>
  );
}
