import { queryOptions } from "@tanstack/react-query";
import { youtubeAnalytics } from "@trellis/contract/youtube";
import { api } from "../../platform/api.ts";

const quarterOfAnHour = 15 * 60_000;

/** The last 30 days of the connected channel. The data changes once a day. */
export const analyticsQuery = queryOptions({
  queryKey: ["socialAccounts", "analytics"],
  queryFn: ({ signal }) => api(youtubeAnalytics, {}, signal),
  staleTime: quarterOfAnHour,
});
