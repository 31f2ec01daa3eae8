import type { ChosenPassword } from "@trellis/contract/password-reset";
import { type PasswordResetStage, type PasswordResetView, viewOf } from "@trellis/machines/password-reset";
import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { addressOf, placeAt, placeOf } from "../features/account/password-reset.address.ts";
import { isRefusal, passwordResetFlow } from "../features/account/password-reset.flow.ts";
import { session } from "../features/session/session.ts";
import { api } from "../platform/api.ts";
import { toast } from "../platform/toast.ts";
import { failureText } from "../text/failure-text.ts";
import { screenAt } from "./screens.ts";
import { useFlowAddress } from "./use-flow-address.ts";

const flow = passwordResetFlow({ api, operate: session.operate });

interface Refusal {
  stage: PasswordResetStage;
  sentence: string;
}

/** A forgotten password: where the flow stands, and how to tell it what was typed. */
export interface PasswordReset {
  view: PasswordResetView;
  email: string;
  /** What the server had against what was sent last. */
  refusal: Refusal | undefined;
  onEmail: (email: string) => void;
  onCode: (code: string) => void;
  onResend: () => void;
  onPassword: (typed: ChosenPassword) => void;
}

/** The flow at the page's address, its news told as they come. `onLost`: the page is where this flow can't go. */
export function usePasswordReset(onLost: () => void): PasswordReset {
  const { t } = useTranslation("password-reset");
  const { pathname, search } = useLocation();
  const wanted = placeAt(screenAt(pathname).path, search);
  const [input] = useState(() => ({ ...wanted, resetToken: session.auth.read().resetToken }));
  const actor = useActorRef(flow, { input });
  const [refusal, setRefusal] = useState<Refusal>();
  useEffect(() => {
    const done = { requestCode: "email.done", verifyCode: "code.done", resetPassword: "password.done" } as const;
    const heard = [
      actor.on("succeeded", ({ stage, message }) => {
        toast.success(message ?? t(done[stage]));
        setRefusal(undefined);
      }),
      actor.on("failed", ({ stage, error }) => {
        const sentence = failureText(error);
        toast.error(sentence);
        if (isRefusal(error)) setRefusal({ stage, sentence });
      }),
    ];
    return () => heard.forEach((each) => each.unsubscribe());
  }, [actor, t]);

  useFlowAddress(
    useSelector(actor, (snapshot) => addressOf(placeOf(snapshot))),
    addressOf(wanted),
    () => {
      const isOther = wanted.screen === "askingCode" && wanted.email !== actor.getSnapshot().context.email;
      const move = { type: "screen.requested", screen: wanted.screen } as const;
      if (isOther || !actor.getSnapshot().can(move)) onLost();
      else actor.send(move);
    },
  );

  const view = useSelector(actor, viewOf);
  return {
    view,
    email: useSelector(actor, ({ context }) => context.email),
    refusal,
    onEmail: (email) => actor.send({ type: "email.submitted", email }),
    onCode(code) {
      if (view.is === "noEmail") toast.error(t("code.noEmail"));
      actor.send({ type: "code.submitted", code });
    },
    onResend: () => actor.send({ type: "resend.requested" }),
    onPassword(typed) {
      if (view.is === "noToken") toast.error(t("password.noToken"));
      actor.send({ type: "password.submitted", ...typed });
    },
  };
}
