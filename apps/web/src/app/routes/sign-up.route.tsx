import type { Registration } from "@trellis/contract/account";
import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { SignUpScreen } from "../../features/account/sign-up.screen.tsx";
import { session } from "../../features/session/session.ts";
import { useAuth } from "../../features/session/use-session.ts";
import { toast } from "../../platform/toast.ts";
import { paths } from "../../paths.ts";
import { useGoogle } from "../use-google.ts";
import { useLegal } from "../use-legal.tsx";
import type { SignedUp } from "./sign-in.route.tsx";
import { tellFailure } from "../tell-failure.ts";

/** How long the server's message stands beside the form before the sign-in page comes (spec §9). */
const restBeforeMove = 500;

/** Opens an account, then leads to the sign-in page, which already knows the e-mail address. */
export function SignUpRoute(): ReactNode {
  const { t } = useTranslation("account");
  const navigate = useNavigate();
  const { status } = useAuth();
  const { read, dialog } = useLegal();
  // The guard leads on: to the dashboard, or to the plans first.
  const [isWithGoogle, enterWithGoogle] = useGoogle((message) => toast.success(message ?? t("signUp.done")));
  const [done, setDone] = useState<SignedUp>();
  useEffect(() => {
    if (!done) return undefined;
    const move = setTimeout(() => void navigate(paths.signIn, { state: done }), restBeforeMove);
    return () => clearTimeout(move);
  }, [done, navigate]);

  async function signUp(typed: Registration) {
    if (session.isBusy()) return;
    try {
      const { message } = await session.register(typed);
      toast.success(message ?? t("signUp.done"));
      setDone({ email: typed.email });
    } catch (failure) {
      tellFailure(failure);
    }
  }
  return (
    <>
      <SignUpScreen
        view={isWithGoogle ? "withGoogle" : status === "loading" || done ? "sending" : "editing"}
        onSubmit={(typed) => void signUp(typed)}
        onGoogle={enterWithGoogle}
        onRead={read}
      />
      {dialog}
    </>
  );
}
