import type { Credentials } from "@trellis/contract/account";
import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { SignInScreen } from "../../features/account/sign-in.screen.tsx";
import { session } from "../../session/session.ts";
import { useAuth } from "../../session/use-session.ts";
import { paths } from "../../paths.ts";
import { useGoogle } from "../../features/account/use-google.ts";
import { showFailureToast } from "../../platform/failure-toast.ts";

/** Navigation state from the sign-up page. */
export interface SignedUp {
  email: string;
}

/** Sign-in. The guard redirects signed-in users. */
export function SignInRoute({ fetchScreen }: { fetchScreen: (pathname: string) => void }): ReactNode {
  const { status, isAuthenticated } = useAuth();
  const signedUp = useLocation().state as SignedUp | null;
  const [isWithGoogle, signInWithGoogle] = useGoogle();
  function signIn(credentials: Credentials) {
    if (session.isBusy()) return;
    fetchScreen(paths.dashboard);
    session.logIn(credentials).catch((failure: unknown) => showFailureToast(failure));
  }
  return (
    <SignInScreen
      view={isWithGoogle ? "withGoogle" : status === "loading" || isAuthenticated ? "sending" : "editing"}
      email={signedUp?.email ?? ""}
      onGoogle={signInWithGoogle}
      onSubmit={signIn}
    />
  );
}
