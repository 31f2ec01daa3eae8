import { CallFailed } from "@trellis/contract/call-failed";
import { passSecondFactor, secondFactorOptions, signInOver } from "@trellis/contract/second-factor";
import type { PendingSignIn } from "@trellis/contract/session";
import { type ReactNode, useState } from "react";
import { api } from "../../platform/api.ts";
import { askForPasskey } from "../../platform/passkey.ts";
import { canUsePasskeys } from "../../platform/passkey-support.ts";
import { session } from "../../session/session.ts";
import { useAuth } from "../../session/use-session.ts";
import { showPasskeyFailure } from "./passkey-failure.ts";
import { SecondStepScreen } from "./second-step.screen.tsx";
import type { Method } from "./second-step-method.ts";

type Answer = Parameters<typeof answerOf>[1];

const answerOf = (
  token: string,
  answer: { code: string } | { recoveryCode: string } | { passkey: Awaited<ReturnType<typeof askForPasskey>> },
) => ({ token, ...answer });

const known: readonly Method[] = ["totp", "passkey", "recoveryCode"];

/** The second step of a pending sign-in. */
export function SecondStep({ step: { token, methods: all } }: { step: PendingSignIn["secondFactor"] }): ReactNode {
  const { status, isAuthenticated } = useAuth();
  const methods = known.filter((method) => all.includes(method) && (method !== "passkey" || canUsePasskeys()));
  const [method, setMethod] = useState<Method | undefined>(methods[0]);
  const [refusal, setRefusal] = useState<{ message: string }>();
  const [isAsking, setAsking] = useState(false);

  const send = (answer: Answer) => session.logInWith(() => api(passSecondFactor, { body: answerOf(token, answer) }));

  function handleFailure(failure: unknown) {
    const { code, serverMessage: message = "" } = failure instanceof CallFailed ? failure : {};
    if (code === "secondFactorWrong") return setRefusal({ message });
    if (code === signInOver) session.forgetSecondFactor();
    void showPasskeyFailure(failure);
  }
  function sendCode(code: string) {
    if (session.isBusy()) return;
    send(method === "totp" ? { code } : { recoveryCode: code }).catch(handleFailure);
  }
  async function passByPasskey() {
    if (isAsking || session.isBusy()) return;
    setAsking(true);
    try {
      const { options } = await api(secondFactorOptions, { body: { token } });
      await send({ passkey: await askForPasskey(options) });
    } catch (failure) {
      handleFailure(failure);
    }
    setAsking(false);
  }
  return (
    <SecondStepScreen
      method={method}
      others={methods.filter((other) => other !== method)}
      isSending={isAsking || status === "loading" || isAuthenticated}
      refusal={refusal}
      onCode={sendCode}
      onPasskey={() => void passByPasskey()}
      onMethod={(next) => {
        setRefusal(undefined);
        setMethod(next);
      }}
      onBack={session.forgetSecondFactor}
    />
  );
}
