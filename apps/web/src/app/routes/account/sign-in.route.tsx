import type { Credentials } from "@trellis/contract/account";
import { lazy, type ReactNode, Suspense } from "react";
import { useLocation } from "react-router-dom";
import { SignInScreen } from "../../../features/account/sign-in.screen.tsx";
import { usePasskeySignIn } from "../../../features/security/use-passkey-sign-in.ts";
import { useFocusRecovery } from "../../../platform/focus.ts";
import { useStore } from "../../../platform/store.ts";
import { session } from "../../../session/session.ts";
import { useAuth } from "../../../session/use-session.ts";
import { paths } from "../../../paths.ts";
import { useGoogle } from "../../../features/account/use-google.ts";
import { fetchAhead } from "../../../text/i18n.ts";
import { showFailureToast } from "../../../platform/failure-toast.ts";

const SecondStep = lazy(async () => {
  const [{ SecondStep: step }] = await Promise.all([
    import("../../../features/security/second-step.tsx"),
    fetchAhead(["security"]),
  ]);
  return { default: step };
});

/** Navigation state from the sign-up page. */
export interface SignedUp {
  email: string;
}

/** Sign-in. The guard redirects signed-in users. */
export function SignInRoute({ fetchScreen }: { fetchScreen: (pathname: string) => unknown }): ReactNode {
  const { status, isAuthenticated } = useAuth();
  const signedUp = useLocation().state as SignedUp | null;
  const [isWithGoogle, signInWithGoogle] = useGoogle();
  const [isWithPasskey, signInWithPasskey] = usePasskeySignIn();
  const step = useStore(session.secondFactor);
  function signIn(credentials: Credentials) {
    if (session.isBusy()) return;
    fetchScreen(paths.dashboard);
    session.logIn(credentials).catch((failure: unknown) => showFailureToast(failure));
  }
  useFocusRecovery(step ? "second step" : "form");
  if (step) {
    return (
      <Suspense fallback={null}>
        <SecondStep key={step.token} step={step} />
      </Suspense>
    );
  }
  const pending = isWithGoogle ? "withGoogle" : isWithPasskey ? "withPasskey" : undefined;
  return (
    <SignInScreen
      view={pending ?? (status === "loading" || isAuthenticated ? "sending" : "editing")}
      email={signedUp?.email ?? ""}
      onGoogle={signInWithGoogle}
      onPasskey={signInWithPasskey}
      onSubmit={signIn}
    />
  );
}
