import { queryOptions } from "@tanstack/react-query";
import { endSession, listSessions, signOutElsewhere } from "@trellis/contract/sessions";
import { api } from "../../platform/api.ts";

/** The sessions of the account, the current one first. */
export const sessionsQuery = queryOptions({
  queryKey: ["user", "sessions"],
  queryFn: async ({ signal }) => (await api(listSessions, {}, signal)).sessions,
  // The list must be up to date whenever the user opens the page.
  staleTime: 0,
});

/** Signs out another session. */
export const signOutSession = (id: string): Promise<{ message?: string | undefined }> =>
  api(endSession, { query: { id } });

/** Signs out all other sessions. */
export const signOutOthers = (): Promise<{ message?: string | undefined }> => api(signOutElsewhere, {});
