import { type MutationScope, useIsMutating, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Language } from "@trellis/contract/fields";
import { updateOnboarding } from "@trellis/contract/onboarding";
import { api } from "../../platform/api.ts";
import type { Choices, Lists } from "./preferences-view.ts";

const key = ["user", "preferences"] as const;

/** The answers to save, their user and the language they were edited in. */
interface Update {
  email: string;
  language: Language;
  answers: Lists & Choices;
}

function put({ language, answers: { platforms, ...others } }: Update) {
  return api(updateOnboarding, { query: { language }, body: { ...others, intrestedPlatforms: platforms } });
}

interface UpdateOptions {
  /** Mutations in the same scope run one at a time. */
  scope: MutationScope;
  /** Called even if the screen has unmounted. */
  onSaved: (reply: Awaited<ReturnType<typeof put>>, sent: Update) => void;
  onFailed: (error: Error) => void;
}

/** Saves the answers (spec §7). */
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
    /** Sends an update, unless one is already pending. */
    send: (update: Update) => {
      if (client.isMutating({ mutationKey: key }) === 0) mutate(update);
    },
  };
}
