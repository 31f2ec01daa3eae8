import { viewOf } from "@trellis/machines/password-reset";
import { useActorRef, useSelector } from "@xstate/react";
import { startTransition, useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router-dom";
import { normalizePath } from "../../paths.ts";
import { api } from "../../platform/api.ts";
import { onHistoryMove } from "../../platform/page.ts";
import { toast } from "../../platform/toast.ts";
import { session } from "../../session/session.ts";
import { failureText } from "../../text/failure-text.ts";
import { addressOf, placeAt, placeOf } from "./password-reset.address.ts";
import { type PasswordRefusal, passwordRefusal } from "./password-refusal.ts";
import { isRefusal, passwordResetFlow } from "./password-reset.flow.ts";
import type { Refusal, PasswordReset } from "./password-reset-state.ts";

const flow = passwordResetFlow({ api, operate: session.operate });

/**
 * Keeps the page and the flow at the same URL. When the flow moves on, the page follows. When the user navigates, by
 * Back, Forward or a link, `onNavigate` moves the flow.
 */
function useFlowAddress(flowAddress: string, pageAddress: string, onNavigate: () => void): void {
  const navigate = useNavigate();
  const visits = useHistoryMoves();
  const previous = useRef(flowAddress);
  const synchronize = useEffectEvent(({ next, page }: { next: string; page: string; visits: number }) => {
    const hasFlowMoved = previous.current !== next;
    previous.current = next;
    if (next === page) return;
    if (hasFlowMoved) void navigate(next);
    else onNavigate();
  });
  useEffect(() => synchronize({ next: flowAddress, page: pageAddress, visits }), [flowAddress, pageAddress, visits]);
}

/**
 * Counts the user’s moves through the history. React might not render a URL that the user leaves at once. If Back
 * immediately follows a step of the flow, the URL is the same as before the step, so React sees no change.
 */
function useHistoryMoves(): number {
  const [moves, setMoves] = useState(0);
  // Use a transition, as the router does, so that the counter and the URL change together.
  useEffect(() => onHistoryMove(() => startTransition(() => setMoves((count) => count + 1))), []);
  return moves;
}

/** Runs the flow at the page’s URL and shows its outcomes as toasts. Calls `onLost` if the flow can’t go to this URL. */
export function usePasswordReset(onLost: () => void): PasswordReset {
  const { t } = useTranslation("password-reset");
  const { pathname, search } = useLocation();
  const wanted = placeAt(normalizePath(pathname), search);
  const [input] = useState(() => ({ ...wanted, resetToken: session.auth.read().resetToken }));
  const actor = useActorRef(flow, { input });
  const [refusal, setRefusal] = useState<Refusal>();
  const [refusedPassword, setRefusedPassword] = useState<PasswordRefusal>();
  useEffect(() => {
    const done = { requestCode: "email.done", verifyCode: "code.done", resetPassword: "password.done" } as const;
    const subscriptions = [
      actor.on("succeeded", ({ stage, message }) => {
        toast.success(message ?? t(done[stage]));
        setRefusal(undefined);
      }),
      actor.on("failed", ({ stage, error }) => {
        const refused = passwordRefusal(error);
        setRefusedPassword(refused);
        if (refused) return;
        const message = failureText(error);
        toast.error(message);
        if (isRefusal(error)) setRefusal({ stage, message });
      }),
    ];
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
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
    passwordRefusal: refusedPassword,
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
