import { useMutation, useMutationState, useQueryClient } from "@tanstack/react-query";
import type { Language } from "@trellis/contract/fields";
import { updateTaskStatus } from "@trellis/contract/roadmap";
import { api } from "../../platform/api.ts";
import { roadmapQuery } from "./roadmap.query.ts";
import { type PendingTaskChange, roadmapMutationScope, type TaskChange, tickMutationKey, withTick } from "./tick.ts";

const keyOf = (tick: PendingTaskChange) => ({ queryKey: roadmapQuery(tick.language).queryKey });

/** Returns the pending changes, oldest first, and a function that sends one. Changes are sent one at a time. */
export function useTicks(language: Language) {
  const client = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationKey: tickMutationKey,
    scope: roadmapMutationScope,
    networkMode: "always",
    mutationFn: ({ language: of, startedAt, ...body }: PendingTaskChange) =>
      api(updateTaskStatus, { query: { language: of, ...(startedAt && { startedAt }) }, body }),
    // The response to an earlier request would undo this change on the screen.
    onMutate: (tick) => client.cancelQueries(keyOf(tick)),
    onSuccess: async (_, tick) => {
      await client.cancelQueries(keyOf(tick));
      client.setQueryData(keyOf(tick).queryKey, (plan) => plan && withTick(plan, tick));
    },
    onSettled: (_reply, _failure, tick) => {
      const isLast = client.isMutating({ mutationKey: tickMutationKey }) === 1;
      if (isLast) void client.invalidateQueries(keyOf(tick));
    },
  });
  const pending = useMutationState({
    filters: { mutationKey: tickMutationKey, status: "pending" },
    select: ({ state }) => state.variables as PendingTaskChange,
  });
  const send = (tick: TaskChange) => {
    // If the answers changed in another tab, a different task may be at this position.
    const startedAt = client.getQueryData(roadmapQuery(language).queryKey)?.startedAt ?? undefined;
    return mutateAsync({ week: tick.week, dayIndex: tick.dayIndex, completed: tick.completed, language, startedAt });
  };
  return { send, pending: pending.filter((tick) => tick.language === language) };
}
