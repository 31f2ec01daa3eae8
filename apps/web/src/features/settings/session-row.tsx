import type { OpenSession } from "@trellis/contract/sessions";
import { Badge } from "@trellis/ui/badge";
import { Button } from "@trellis/ui/button";
import { Globe, Monitor, Smartphone, Tablet } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { styled, type StyledComponent } from "styled-components";
import { relativeTime } from "../../text/relative-time.ts";

/** Layout of the sessions card. */
export const SessionsBody: StyledComponent<"div"> = styled.div`
  display: grid;
  gap: var(--tr-space-4);
  justify-items: start;
  & > p {
    color: var(--tr-text-2);
  }
`;

/** The list of sessions. */
export const SessionList: StyledComponent<"ul"> = styled.ul`
  container-type: inline-size;
  width: 100%;
  margin-block: -10px;
  & > li + li {
    border-top: 1px solid var(--tr-line);
  }
`;

const Root = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 6px 14px;
  align-items: center;
  min-height: 64px;
  padding-block: 10px;
  & > svg {
    color: var(--tr-text-2);
  }
  & > div {
    overflow-wrap: anywhere;
  }
  & > div > b {
    display: block;
    font: 650 var(--tr-size-md) / 1.3 var(--tr-font-display);
  }
  & > div > span {
    color: var(--tr-text-2);
  }
  @container (max-width: 22rem) {
    grid-template-columns: auto minmax(0, 1fr);
    & > :nth-child(3) {
      grid-column: 2;
      justify-self: start;
    }
  }
`;

const icons = { computer: Monitor, phone: Smartphone, tablet: Tablet, unknown: Globe };

export interface SessionRowProps {
  session: OpenSession;
  now: Date;
  isSigningOut: boolean;
  onSignOut: (id: string) => void;
}

/** A signed-in device. */
export function SessionRow({ session, now, isSigningOut, onSignOut }: SessionRowProps): ReactNode {
  const { t, i18n } = useTranslation("settings");
  const { browser, system, kind } = session.device;
  const Icon = icons[kind];
  const device =
    browser && system ? t("sessions.onSystem", { browser, system }) : (browser ?? system ?? t("sessions.unknown"));
  const when = session.lastSeenAt && relativeTime(session.lastSeenAt, now.getTime(), i18n.language);
  return (
    <Root>
      <Icon size={22} strokeWidth={1.75} aria-hidden />
      <div>
        <b>{device}</b>
        <span>{session.isCurrent ? t("sessions.now") : when && t("sessions.lastSeen", { when })}</span>
      </div>
      {session.isCurrent ? (
        <Badge tone="success" dot>
          {t("sessions.current")}
        </Badge>
      ) : (
        <Button
          variant="secondary"
          loading={isSigningOut}
          aria-label={when ? t("sessions.signOutDevice", { device, when }) : t("sessions.signOutUnseen", { device })}
          onClick={() => onSignOut(session.id)}
        >
          {t("sessions.signOut")}
        </Button>
      )}
    </Root>
  );
}
