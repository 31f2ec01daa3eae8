import { proofRequired } from "@trellis/contract/refusal-codes";
import { CallFailed } from "@trellis/contract/call-failed";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { fetchAhead } from "../../text/i18n.ts";
import type { Prove, WithProof } from "../../shared/account/with-proof.ts";

const Dialog = lazy(async () => {
  const [{ ConfirmIdentity }] = await Promise.all([import("./confirm-identity.dialog.tsx"), fetchAhead(["security"])]);
  return { default: ConfirmIdentity };
});

/**
 * Returns a function that runs an action and, if the server requires a recent proof of identity, asks for it and repeats
 * the action. Render `dialog` next to the content.
 */
export function useConfirmIdentity(proveWithGoogle: Prove): { withProof: WithProof; dialog: ReactNode } {
  const [answer, setAnswer] = useState<{ give: (isConfirmed: boolean) => void }>();
  const ask = () =>
    new Promise<boolean>((resolve) =>
      setAnswer({
        give(isConfirmed) {
          setAnswer(undefined);
          resolve(isConfirmed);
        },
      }),
    );
  return {
    async withProof(action) {
      try {
        return await action();
      } catch (failure) {
        if (!(failure instanceof CallFailed && failure.code === proofRequired)) throw failure;
        return (await ask()) ? action() : undefined;
      }
    },
    dialog: answer && (
      <Suspense fallback={null}>
        <Dialog {...{ proveWithGoogle }} onConfirmed={() => answer.give(true)} onCancel={() => answer.give(false)} />
      </Suspense>
    ),
  };
}
