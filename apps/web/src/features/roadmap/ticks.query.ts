import { useMutation, useMutationState, useQueryClient } from "@tanstack/react-query";
import type { Language } from "@trellis/contract/fields";
import { updateTaskStatus } from "@trellis/contract/roadmap";
import { api } from "../../platform/api.ts";
import { roadmapQuery } from "./roadmap.query.ts";
import { type SentTick, roadmapWrites, type Tick, tickKey, withTick } from "./tick.ts";

const keyOf = (tick: SentTick) => ({ queryKey: roadmapQuery(tick.language).queryKey });

/** Returns the pending ticks, oldest first, and a function that sends one. Ticks are sent one at a time. */
export function useTicks(language: Language) {
  const client = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationKey: tickKey,
    scope: roadmapWrites,
    networkMode: "always",
    mutationFn: ({ language: of, ...body }: SentTick) => api(updateTaskStatus, { query: { language: of }, body }),
    // The response to an earlier request would undo this tick on the screen.
    onMutate: (tick) => client.cancelQueries(keyOf(tick)),
    onSuccess: async (_, tick) => {
      await client.cancelQueries(keyOf(tick));
      client.setQueryData(keyOf(tick).queryKey, (plan) => plan && withTick(plan, tick));
    },
    onSettled: (_reply, _failure, tick) => {
      const isLast = client.isMutating({ mutationKey: tickKey }) === 1;
      if (isLast) void client.invalidateQueries(keyOf(tick));
    },
  });
  const pending = useMutationState({
    filters: { mutationKey: tickKey, status: "pending" },
    select: ({ state }) => state.variables as SentTick,
  });
  return {
    send: (tick: Tick) => mutateAsync({ ...tick, language }),
    pending: pending.filter((tick) => tick.language === language),
  };
}
