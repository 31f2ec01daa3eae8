import { ButtonLink } from "@trellis/ui/button";
import { CalendarDays, MessagesSquare, Wallet } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import { paths } from "../../paths.ts";

const hubs = [
  ["calendar", CalendarDays],
  ["engagement", MessagesSquare],
  ["monetization", Wallet],
] as const;

const Root = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  margin-top: 14px;

  & > li {
    max-width: 100%;
  }

  @media (max-width: 479px) {
    & > li,
    & > li > a {
      width: 100%;
    }
  }
`;

/** Links to the pages that the navigation does not list (docs/specification.md). */
export function HubsSection(): ReactNode {
  const { t } = useTranslation(["dashboard", "app"]);
  return (
    <Root role="list" aria-label={t("quick.more")}>
      {hubs.map(([hub, Icon]) => (
        <li key={hub}>
          <ButtonLink
            href={paths[hub]}
            variant="secondary"
            iconStart={<Icon size={18} strokeWidth={1.75} aria-hidden />}
          >
            {t(`app:title.${hub}`)}
          </ButtonLink>
        </li>
      ))}
    </Root>
  );
}
