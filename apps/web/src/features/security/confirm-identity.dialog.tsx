import { useMutation } from "@tanstack/react-query";
import { prove } from "@trellis/contract/proof";
import { passkeyProofOptions } from "@trellis/contract/security";
import type { ReactNode } from "react";
import { api } from "../../platform/api.ts";
import { askForPasskey } from "../../platform/passkey.ts";
import { canUsePasskeys } from "../../platform/passkey-support.ts";
import { useUser } from "../../session/use-session.ts";
import { failureText } from "../../text/failure-text.ts";
import { fieldOf, type Prove } from "../../shared/account/with-proof.ts";
import { ConfirmIdentitySection } from "./confirm-identity.section.tsx";
import { showPasskeyFailure } from "./passkey-failure.ts";

const provePassword = async (password: string) => Boolean(await api(prove, { body: { password } }));

async function provePasskey() {
  const { options } = await api(passkeyProofOptions, {});
  return Boolean(await api(prove, { body: { passkey: await askForPasskey(options) } }));
}

export interface ConfirmIdentityProps {
  proveWithGoogle: Prove;
  onConfirmed: () => void;
  onCancel: () => void;
}

/** Asks the user to prove who they are. */
export function ConfirmIdentity({ proveWithGoogle, onConfirmed, onCancel }: ConfirmIdentityProps): ReactNode {
  const { hasPassword, hasSecondFactor, signsInWith } = useUser();
  const proof = useMutation({
    mutationFn: (run: Prove) => run(),
    onSuccess: (isConfirmed) => {
      if (isConfirmed) onConfirmed();
    },
    onError(failure) {
      if (!fieldOf(failure, ["password"])) void showPasskeyFailure(failure);
    },
  });
  return (
    <ConfirmIdentitySection
      hasPassword={hasPassword}
      hasPasskey={hasSecondFactor && canUsePasskeys()}
      hasGoogle={signsInWith === "google"}
      isSending={proof.isPending}
      refusal={fieldOf(proof.error, ["password"]) && failureText(proof.error)}
      onPassword={(password) => proof.mutate(() => provePassword(password))}
      onPasskey={() => proof.mutate(provePasskey)}
      onGoogle={() => proof.mutate(proveWithGoogle)}
      onCancel={onCancel}
    />
  );
}
