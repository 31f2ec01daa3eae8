import { queryOptions } from "@tanstack/react-query";
import { listPlans } from "@trellis/contract/plans";
import { api } from "../../platform/api.ts";

/** The available plans. */
export const plansQuery = queryOptions({
  queryKey: ["payment", "plans"],
  queryFn: ({ signal }) => api(listPlans, {}, signal),
});
