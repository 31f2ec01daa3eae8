import { queryOptions } from "@tanstack/react-query";
import { socialStatus } from "@trellis/contract/social";
import { api } from "../../platform/api.ts";

/** Which platforms are connected, as the server knows it now: nothing is kept of it once no screen shows it. */
export const socialStatusQuery = queryOptions({
  queryKey: ["socialAccounts", "status"],
  gcTime: 0,
  queryFn: ({ signal }) => api(socialStatus, {}, signal),
});
