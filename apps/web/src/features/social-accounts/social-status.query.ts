import { queryOptions } from "@tanstack/react-query";
import { socialStatus } from "@trellis/contract/social";
import { api } from "../../platform/api.ts";

/** Which platforms are connected, as the server knows it now. */
export const socialStatusQuery = queryOptions({
  queryKey: ["socialAccounts", "status"],
  queryFn: ({ signal }) => api(socialStatus, {}, signal),
});
