import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { endOne, endOthers, sessionsQuery } from "../features/settings/sessions.query.ts";
import { SessionsSection, type SessionsView } from "../features/settings/sessions.section.tsx";
import { toast } from "../platform/toast.ts";
import { failureText } from "../text/failure-text.ts";
import { useKeptFocus } from "./use-kept-focus.ts";
import { tellFailure } from "./tell-failure.ts";

/** The card of sessions. */
export function SettingsSessions({ now }: { now: Date }): ReactNode {
  const { t } = useTranslation("settings");
  const client = useQueryClient();
  const sessions = useQuery(sessionsQuery);
  const end = useMutation({
    mutationFn: (which: string) => (which === "others" ? endOthers() : endOne(which)),
    onSuccess: async ({ message }, which) => {
      toast.success(message ?? t(which === "others" ? "sessions.endedElsewhere" : "sessions.ended"));
      await client.invalidateQueries(sessionsQuery);
    },
    onError: (failure) => tellFailure(failure),
  });
  // The list is new before the call counts as done, and the button that had the focus is gone with its session.
  useKeptFocus(end.status);
  const view: SessionsView = sessions.data
    ? { is: "ready", sessions: sessions.data, ending: end.isPending ? end.variables : undefined }
    : sessions.isError
      ? { is: "failed", reason: failureText(sessions.error), onRetry: () => void sessions.refetch() }
      : { is: "loading" };
  const endIt = (which: string) => {
    if (!end.isPending) end.mutate(which);
  };
  return <SessionsSection view={view} now={now} onEnd={endIt} onEndOthers={() => endIt("others")} />;
}
