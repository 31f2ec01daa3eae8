import type { Registration } from "@trellis/contract/account";
import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { type PasswordRefusal, passwordRefusal } from "../../../features/account/password-refusal.ts";
import { SignUpScreen } from "../../../features/account/sign-up.screen.tsx";
import { session } from "../../../session/session.ts";
import { useAuth } from "../../../session/use-session.ts";
import { toast } from "../../../platform/toast.ts";
import { paths } from "../../../paths.ts";
import { useGoogle } from "../../../features/account/use-google.ts";
import { useLegal } from "../../../features/legal/use-legal.tsx";
import type { SignedUp } from "./sign-in.route.tsx";
import { showFailureToast } from "../../../platform/failure-toast.ts";

/** How long the form stays before the sign-in page opens, in milliseconds (spec §9). */
const redirectDelayMs = 500;

/** Creates an account, then opens the sign-in page with the email address filled in. */
export function SignUpRoute(): ReactNode {
  const { t } = useTranslation("account");
  const navigate = useNavigate();
  const { status } = useAuth();
  const { openDocument, dialog } = useLegal();
  // After a sign-up with Google, the guard redirects to the dashboard or, without a subscription, to the plans.
  const [isWithGoogle, signInWithGoogle] = useGoogle((message) => toast.success(message ?? t("signUp.done")));
  const [done, setDone] = useState<SignedUp>();
  const [refusal, setRefusal] = useState<PasswordRefusal>();
  useEffect(() => {
    if (!done) return undefined;
    const timer = setTimeout(() => void navigate(paths.signIn, { state: done }), redirectDelayMs);
    return () => clearTimeout(timer);
  }, [done, navigate]);

  async function signUp(registration: Registration) {
    if (session.isBusy()) return;
    try {
      const { message } = await session.register(registration);
      toast.success(message ?? t("signUp.done"));
      setDone({ email: registration.email });
    } catch (failure) {
      const refused = passwordRefusal(failure);
      setRefusal(refused);
      if (!refused) showFailureToast(failure);
    }
  }
  return (
    <>
      <SignUpScreen
        view={isWithGoogle ? "withGoogle" : status === "loading" || done ? "sending" : "editing"}
        refusal={refusal}
        onSubmit={(typed) => void signUp(typed)}
        onGoogle={signInWithGoogle}
        onOpenDocument={openDocument}
      />
      {dialog}
    </>
  );
}
