import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { signOutSession, signOutOthers, sessionsQuery } from "./sessions.query.ts";
import { SessionsSection, type SessionsView } from "./sessions.section.tsx";
import { toast } from "../../platform/toast.ts";
import { failureText } from "../../text/failure-text.ts";
import { useFocusRecovery } from "../../platform/focus.ts";
import { showFailureToast } from "../../platform/failure-toast.ts";

/** The card that lists the user’s sessions. */
export function SettingsSessions({ now }: { now: Date }): ReactNode {
  const { t } = useTranslation("settings");
  const client = useQueryClient();
  const sessions = useQuery(sessionsQuery);
  const end = useMutation({
    mutationFn: (which: string) => (which === "others" ? signOutOthers() : signOutSession(which)),
    onSuccess: async ({ message }, which) => {
      toast.success(message ?? t(which === "others" ? "sessions.endedElsewhere" : "sessions.ended"));
      await client.invalidateQueries(sessionsQuery);
    },
    onError: (failure) => showFailureToast(failure),
  });
  // The list is refetched before the mutation settles, so the focused button may already be gone.
  useFocusRecovery(end.status);
  const view: SessionsView = sessions.data
    ? { is: "ready", sessions: sessions.data, signingOut: end.isPending ? end.variables : undefined }
    : sessions.isError
      ? { is: "failed", reason: failureText(sessions.error), onRetry: () => void sessions.refetch() }
      : { is: "loading" };
  const endSession = (which: string) => {
    if (!end.isPending) end.mutate(which);
  };
  return <SessionsSection view={view} now={now} onSignOut={endSession} onSignOutOthers={() => endSession("others")} />;
}
