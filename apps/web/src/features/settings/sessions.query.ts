import { queryOptions } from "@tanstack/react-query";
import { listSessions } from "@trellis/contract/sessions";
import { api } from "../../platform/api.ts";

/** The sessions of the account, the current one first. */
export const sessionsQuery = queryOptions({
  queryKey: ["user", "sessions"],
  queryFn: async ({ signal }) => (await api(listSessions, {}, signal)).sessions,
  // The list must be up to date whenever the user opens the page.
  staleTime: 0,
});
