import { queryOptions, useQueryClient } from "@tanstack/react-query";
import type { Language } from "@trellis/contract/fields";
import { generateRoadmap } from "@trellis/contract/roadmap";
import { useEffect } from "react";
import { api } from "../../platform/api.ts";
import { pageLanguage } from "../../platform/language.ts";
import { queryClient } from "../../session/query-client.tsx";
import { session } from "../../session/session.ts";
import { tickMutationKey } from "./tick.ts";

const repeatAfter = 1000;

/** The plan in a language. The first request generates it (spec §7). */
export const roadmapQuery = (language: Language) =>
  queryOptions({
    queryKey: ["roadmap", language],
    queryFn: ({ signal }) => api(generateRoadmap, { query: { language } }, signal),
    staleTime: Infinity,
  });

/** Prefetches the plan of an onboarded user, before the screen that shows it renders. */
export async function fetchPlan(options: { retry?: boolean } = {}): Promise<void> {
  const { user } = session.auth.read();
  if (user?.isOnboarded) await queryClient.prefetchQuery({ ...roadmapQuery(pageLanguage()), ...options });
}

/**
 * Refetches the plan 1 s after the screen has mounted (spec §4), without reporting success or failure. Does nothing if
 * the first fetch is still pending.
 */
export function useBackgroundRefetch(language: Language, isOnboarded: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!isOnboarded) return undefined;
    const { queryKey } = roadmapQuery(language);
    const leaving = new AbortController();
    const repeat = async () => {
      if (client.getQueryState(queryKey)?.status === "pending") return;
      const since = client.getQueryState(queryKey)?.dataUpdatedAt;
      const plan = await api(generateRoadmap, { query: { language } }, leaving.signal);
      // Ignore this response if a task was checked off in the meantime, because it shows the task as open.
      const isCurrent = client.getQueryState(queryKey)?.dataUpdatedAt === since;
      if (isCurrent && client.isMutating({ mutationKey: tickMutationKey }) === 0) client.setQueryData(queryKey, plan);
    };
    const timer = setTimeout(() => void repeat().catch(() => {}), repeatAfter);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [client, language, isOnboarded]);
}
