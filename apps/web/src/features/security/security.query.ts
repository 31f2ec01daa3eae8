import { queryOptions } from "@tanstack/react-query";
import { readSecurity } from "@trellis/contract/security";
import { api } from "../../platform/api.ts";

/** The second factors of the account. */
export const securityQuery = queryOptions({
  queryKey: ["user", "security"],
  queryFn: ({ signal }) => api(readSecurity, {}, signal),
  // The lists must be up to date whenever the user opens the page.
  staleTime: 0,
});
