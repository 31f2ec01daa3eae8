import { queryOptions } from "@tanstack/react-query";
import { endSession, listSessions, signOutElsewhere } from "@trellis/contract/sessions";
import { api } from "../../platform/api.ts";

/** Where the account is signed in, this session first. */
export const sessionsQuery = queryOptions({
  queryKey: ["user", "sessions"],
  queryFn: async ({ signal }) => (await api(listSessions, {}, signal)).sessions,
  // Somebody who looks here wants to know how it is now.
  staleTime: 0,
});

/** Signs out one other session. */
export const endOne = (id: string): Promise<{ message?: string | undefined }> => api(endSession, { query: { id } });

/** Signs out all sessions but this one. */
export const endOthers = (): Promise<{ message?: string | undefined }> => api(signOutElsewhere, {});
