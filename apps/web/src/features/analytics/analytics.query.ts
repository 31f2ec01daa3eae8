import { queryOptions } from "@tanstack/react-query";
import { youtubeAnalytics } from "@trellis/contract/youtube";
import { api } from "../../platform/api.ts";

const quarterOfAnHour = 15 * 60_000;

/** The connected channel's last 30 days; they change once a day. */
export const analyticsQuery = queryOptions({
  queryKey: ["socialAccounts", "analytics"],
  queryFn: ({ signal }) => api(youtubeAnalytics, {}, signal),
  staleTime: quarterOfAnHour,
});
