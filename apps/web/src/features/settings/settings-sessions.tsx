import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { endSession, signOutElsewhere } from "@trellis/contract/sessions";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { api } from "../../platform/api.ts";
import { showFailureToast } from "../../platform/failure-toast.ts";
import { useFocusRecovery } from "../../platform/focus.ts";
import { toast } from "../../platform/toast.ts";
import { failureText } from "../../text/failure-text.ts";
import { sessionsQuery } from "./sessions.query.ts";
import { SessionsSection, type SessionsView } from "./sessions.section.tsx";

/** The card that lists the user’s sessions. */
export function SettingsSessions({ now }: { now: Date }): ReactNode {
  const { t } = useTranslation("settings");
  const client = useQueryClient();
  const sessions = useQuery(sessionsQuery);
  const signOut = useMutation({
    mutationFn: (which: string): Promise<{ message?: string | undefined }> =>
      which === "others" ? api(signOutElsewhere, {}) : api(endSession, { query: { id: which } }),
    onSuccess: async ({ message }, which) => {
      toast.success(message ?? t(which === "others" ? "sessions.endedElsewhere" : "sessions.ended"));
      await client.invalidateQueries(sessionsQuery);
    },
    onError: (failure) => showFailureToast(failure),
  });
  // The list is refetched before the mutation settles, so the focused button may already be gone.
  useFocusRecovery(signOut.status);
  const view: SessionsView = sessions.data
    ? { is: "ready", sessions: sessions.data, signingOut: signOut.isPending ? signOut.variables : undefined }
    : sessions.isError
      ? { is: "failed", reason: failureText(sessions.error), onRetry: () => void sessions.refetch() }
      : { is: "loading" };
  const onSignOut = (which: string) => {
    if (!signOut.isPending) signOut.mutate(which);
  };
  return <SessionsSection view={view} now={now} onSignOut={onSignOut} onSignOutOthers={() => onSignOut("others")} />;
}
