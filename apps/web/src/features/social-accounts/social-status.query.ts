import { queryOptions } from "@tanstack/react-query";
import { socialStatus } from "@trellis/contract/social";
import { api } from "../../platform/api.ts";

/** The connected platforms. Cached only while a screen shows them. */
export const socialStatusQuery = queryOptions({
  queryKey: ["socialAccounts", "status"],
  gcTime: 0,
  queryFn: ({ signal }) => api(socialStatus, {}, signal),
});
