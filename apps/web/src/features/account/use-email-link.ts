import { CallFailed } from "@trellis/contract/call-failed";
import { resendVerification, verifyEmail } from "@trellis/contract/email";
import i18next from "i18next";
import { useEffect, useState } from "react";
import { api } from "../../platform/api.ts";
import { showFailureToast } from "../../platform/failure-toast.ts";
import { online } from "../../platform/online.ts";
import { toast } from "../../platform/toast.ts";
import { session } from "../../session/session.ts";
import { failureText } from "../../text/failure-text.ts";
import type { VerifyEmailView } from "./verify-email.screen.tsx";

/** Verifications by token and attempt: a token can be redeemed only once, so a remounted page reuses the first call. */
const started = new Map<string, Promise<VerifyEmailView>>();

async function verify(token: string): Promise<VerifyEmailView> {
  try {
    const { email = "", isChange } = await api(verifyEmail, { body: { token } });
    if (session.auth.read().token !== null) await session.check();
    return { is: isChange ? "changed" : "verified", email };
  } catch (failure) {
    const status = failure instanceof CallFailed ? failure.status : undefined;
    if (status === 400) return { is: "over" };
    if (status === 409) return { is: "taken", reason: failureText(failure) };
    if (!online.read()) return { is: "offline" };
    return { is: "failed", reason: failureText(failure) };
  }
}

/** Redeems the token of a link once and returns the state of the page, and a function that tries again. */
export function useEmailLink(token: string): [view: VerifyEmailView, retry: () => void] {
  const [settled, setSettled] = useState<VerifyEmailView>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    const key = `${token} ${attempt}`;
    const result = started.get(key) ?? (token === "" ? Promise.resolve({ is: "over" } as const) : verify(token));
    started.set(key, result);
    void result.then((view) => isCurrent && setSettled(view));
    return () => void (isCurrent = false);
  }, [token, attempt]);
  const retry = () => {
    setSettled(undefined);
    setAttempt(attempt + 1);
  };
  return [settled ?? { is: "verifying" }, retry];
}

/** Emails another link to the signed-in user and shows the outcome as a toast. */
export async function sendEmailLink(email: string): Promise<void> {
  try {
    const { message } = await api(resendVerification, {});
    toast.success(message ?? i18next.t("verify-email:over.resent", { email }));
  } catch (failure) {
    showFailureToast(failure);
  }
}
