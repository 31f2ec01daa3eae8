import { shortestAnswer, splitAnswer, viewOf } from "@trellis/machines/onboarding";
import { useActorRef, useSelector } from "@xstate/react";
import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { paths } from "../../paths.ts";
import { api } from "../../platform/api.ts";
import { showFailureToast } from "../../platform/failure-toast.ts";
import { pageLanguage } from "../../platform/language.ts";
import { toast } from "../../platform/toast.ts";
import { session } from "../../session/session.ts";
import { requestReveal } from "../roadmap/reveal-due.ts";
import { onboardingFlow } from "./onboarding.flow.ts";
import { OnboardingSection } from "./onboarding.section.tsx";

const flow = onboardingFlow({ api, language: pageLanguage, refreshUser: session.refresh });

/** The onboarding wizard, from the first question to the roadmap. */
export function OnboardingWizard(): ReactNode {
  const { t } = useTranslation("onboarding");
  const navigate = useNavigate();
  const actor = useActorRef(flow);
  const isFinished = useSelector(actor, ({ status }) => status === "done");
  // Keep showing the last question until the roadmap is rendered.
  const view = useSelector(actor, viewOf, (_shown, next) => next.is === "finished");

  useEffect(() => {
    const subscriptions = [
      actor.on("saved", ({ message }) => toast.success(message || t("saved"))),
      actor.on("failed", ({ error }) => showFailureToast(error)),
      actor.on("notRefreshed", () => session.updateUser({ isOnboarded: true })),
    ];
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [actor, t]);
  useEffect(() => {
    if (!isFinished) return;
    requestReveal();
    void navigate(paths.roadmap);
  }, [isFinished, navigate]);

  if (view.is === "finished") return null;
  const chips = view.text.includes(",") ? splitAnswer(view.text) : [];
  return (
    <OnboardingSection
      view={{ ...view, chips, minLength: shortestAnswer }}
      onType={(text) => actor.send({ type: "answer.typed", text })}
      onSubmit={() => actor.send({ type: "answer.given", text: view.text })}
      onBack={() => actor.send({ type: "back.requested" })}
      onLogOut={() => session.logOut()}
    />
  );
}
