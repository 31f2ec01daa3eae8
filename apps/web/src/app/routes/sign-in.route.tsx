import type { Credentials } from "@trellis/contract/account";
import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { SignInScreen } from "../../features/account/sign-in.screen.tsx";
import { session } from "../../features/session/session.ts";
import { useAuth } from "../../features/session/use-session.ts";
import { paths } from "../../paths.ts";
import { fetchScreen } from "../fetch-screen.ts";
import { useGoogle } from "../use-google.ts";
import { tellFailure } from "../tell-failure.ts";

/** What the sign-up page tells about the account it opened. */
export interface SignedUp {
  email: string;
}

/** Once signed in, the guard leads on. */
export function SignInRoute(): ReactNode {
  const { status, isAuthenticated } = useAuth();
  const signedUp = useLocation().state as SignedUp | null;
  const [isWithGoogle, enterWithGoogle] = useGoogle();
  function signIn(typed: Credentials) {
    if (session.isBusy()) return;
    fetchScreen(paths.dashboard);
    session.logIn(typed).catch((failure: unknown) => tellFailure(failure));
  }
  return (
    <SignInScreen
      view={isWithGoogle ? "withGoogle" : status === "loading" || isAuthenticated ? "sending" : "editing"}
      email={signedUp?.email ?? ""}
      onGoogle={enterWithGoogle}
      onSubmit={signIn}
    />
  );
}
