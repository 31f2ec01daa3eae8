import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { paths } from "../../paths.ts";
import type { Prove, WithProof } from "../../shared/account/with-proof.ts";
import type { SettingsAccountProps } from "./settings-account.tsx";

/** Proves the user’s identity with Google. The code is loaded on the first call. */
export const proveWithGoogle: Prove = async () => (await import("./sign-in-with-google.ts")).proveWithGoogle();

/** Navigation state of the sign-out page: the page to open instead of the sign-in page. */
export interface SignedOut {
  next: string;
}

/** Returns the props of the account card. */
export function useAccount(withProof: WithProof): SettingsAccountProps {
  const navigate = useNavigate();
  const client = useQueryClient();
  return {
    withProof,
    onChanged: () => void client.invalidateQueries(),
    onCodeSent(email) {
      // Only signed-out users can set a password with a code, so sign out first.
      const state: SignedOut = { next: `${paths.enterCode}?email=${encodeURIComponent(email)}` };
      void navigate(paths.signOut, { state });
    },
  };
}
