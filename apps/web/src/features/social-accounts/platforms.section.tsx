import { platforms } from "@trellis/contract/platforms";
import { ChartVine } from "@trellis/ui/illustration";
import { LinkText } from "@trellis/ui/link-text";
import { PlatformCard, PlatformGrid } from "@trellis/ui/platform-card";
import { SectionHeader } from "@trellis/ui/section-header";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import { paths } from "../../paths.ts";
import { platformProps } from "./platform-props.tsx";
import type { SocialAccounts } from "./social-accounts-view.ts";

export interface PlatformsSectionProps {
  accounts: SocialAccounts;
  /** The connected YouTube channel. */
  channel?: ReactNode;
}

const Offer = styled.div`
  display: flex;
  gap: 12px;
  align-items: end;
  justify-content: space-between;
  & > p {
    max-width: 24ch;
  }
  & > svg {
    flex: 0 1 130px;
    min-width: 84px;
    height: auto;
  }
`;

/** The actions for a connected channel, most used first. */
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  align-items: center;
  justify-content: space-between;
  & > a {
    min-height: 44px;
    align-content: center;
  }
  & > [data-variant="quiet"] {
    margin-inline-end: -14px;
  }
`;

/** A large card for YouTube and its channel, beside compact cards for the other three platforms. */
export function PlatformsSection({ accounts, channel }: PlatformsSectionProps): ReactNode {
  const { t } = useTranslation("social");
  return (
    <section>
      <SectionHeader title={t("title")} action={<LinkText href={paths.settings}>{t("connectAll")}</LinkText>} />
      <PlatformGrid featured label={t("title")}>
        {platforms.map((platform) => {
          const { action, ...shown } = platformProps(platform, accounts, t);
          const isChannel = platform === "youtube" && accounts.connected.youtube;
          const actions = isChannel ? (
            <Actions>
              <LinkText variant="strong" href={paths.analytics}>
                {t("channel.analytics")}
              </LinkText>
              {action}
            </Actions>
          ) : (
            action
          );
          return (
            <PlatformCard key={platform} compact={platform !== "youtube"} {...shown} action={actions}>
              {isChannel && channel ? (
                channel
              ) : (
                <Offer>
                  <p>{t("aboutYoutube")}</p>
                  <ChartVine />
                </Offer>
              )}
            </PlatformCard>
          );
        })}
      </PlatformGrid>
    </section>
  );
}
