import type { OpenSession } from "@trellis/contract/sessions";
import { Button } from "@trellis/ui/button";
import { Card } from "@trellis/ui/card";
import { Notice } from "@trellis/ui/notice";
import { Skeleton } from "@trellis/ui/skeleton";
import { VisuallyHidden } from "@trellis/ui/visually-hidden";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { SessionList, SessionRow, SessionsBody } from "./session-row.tsx";

/** `signingOut`: the id of the session that is being signed out, or `others`. */
export type SessionsView =
  | { is: "loading" }
  | { is: "failed"; reason: string; onRetry: () => void }
  | { is: "ready"; sessions: readonly OpenSession[]; signingOut?: string | undefined };

export interface SessionsSectionProps {
  view: SessionsView;
  now: Date;
  /** Called with the id of the session to sign out. */
  onSignOut: (id: string) => void;
  /** Called when the user signs out all other sessions. */
  onSignOutOthers: () => void;
}

/** Lists the signed-in devices and signs them out. */
export function SessionsSection({ view, now, onSignOut, onSignOutOthers }: SessionsSectionProps): ReactNode {
  const { t } = useTranslation("settings");
  const isOnlySession = view.is === "ready" && view.sessions.length < 2;
  return (
    <Card id="sessions" title={t("sessions.title")}>
      {view.is === "loading" && (
        <>
          <VisuallyHidden role="status">{t("sessions.loading")}</VisuallyHidden>
          <Skeleton height={64} />
        </>
      )}
      {view.is === "failed" && (
        <Notice
          kind="danger"
          title={t("sessions.failed")}
          action={
            <Button variant="secondary" size="sm" onClick={view.onRetry}>
              {t("sessions.retry")}
            </Button>
          }
        >
          {view.reason}
        </Notice>
      )}
      {view.is === "ready" && (
        <SessionsBody>
          <p>{t(isOnlySession ? "sessions.alone" : "sessions.lead")}</p>
          <SessionList role="list" aria-label={t("sessions.label")}>
            {view.sessions.map((session) => (
              <li key={session.id}>
                <SessionRow {...{ session, now, onSignOut }} isSigningOut={view.signingOut === session.id} />
              </li>
            ))}
          </SessionList>
          {!isOnlySession && (
            <Button variant="secondary" loading={view.signingOut === "others"} onClick={onSignOutOthers}>
              {t("sessions.signOutElsewhere")}
            </Button>
          )}
        </SessionsBody>
      )}
    </Card>
  );
}
