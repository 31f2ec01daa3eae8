import { type MutationScope, useIsMutating, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Language } from "@trellis/contract/fields";
import { updateOnboarding } from "@trellis/contract/onboarding";
import { api } from "../../platform/api.ts";
import type { Lists } from "./preferences-view.ts";

const key = ["user", "preferences"] as const;

/** The answers to save, their user and the language they were edited in. */
interface Update {
  email: string;
  language: Language;
  answers: Lists;
}

type Reply = Awaited<ReturnType<typeof put>>;

function put({ language, answers: { platforms, ...others } }: Update) {
  return api(updateOnboarding, { query: { language }, body: { ...others, intrestedPlatforms: platforms } });
}

interface UpdateOptions {
  /** The writes among which it waits for its turn. */
  scope: MutationScope;
  /** Heard even if the screen was left meanwhile. */
  onSaved: (reply: Reply, sent: Update) => void;
  onFailed: (why: Error) => void;
}

/** Saves the five lists (spec §7). */
export function useUpdate({ scope, onSaved, onFailed }: UpdateOptions) {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationKey: key,
    scope,
    mutationFn: put,
    onSuccess: onSaved,
    onError: onFailed,
  });
  return {
    isUpdating: useIsMutating({ mutationKey: key }) > 0,
    /** A second click finds the first one under way, and does nothing. */
    send: (update: Update) => {
      if (client.isMutating({ mutationKey: key }) === 0) mutate(update);
    },
  };
}
