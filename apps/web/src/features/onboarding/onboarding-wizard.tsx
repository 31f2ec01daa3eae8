import { answerMaximum, answersMaximum } from "@trellis/contract/fields";
import { shortestAnswer, splitAnswer, viewOf } from "@trellis/machines/onboarding";
import { useActorRef, useSelector } from "@xstate/react";
import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { paths } from "../../paths.ts";
import { api } from "../../platform/api.ts";
import { showFailureToast } from "../../platform/failure-toast.ts";
import { pageLanguage } from "../../platform/language.ts";
import { toast } from "../../platform/toast.ts";
import { session } from "../../session/session.ts";
import { requestReveal } from "./reveal-due.ts";
import { useUser } from "../../session/use-session.ts";
import { forgetAnswers, keepAnswers, keptAnswers } from "./onboarding-draft.ts";
import { onboardingFlow } from "./onboarding.flow.ts";
import { OnboardingSection } from "./onboarding.section.tsx";

const flow = onboardingFlow({ api, language: pageLanguage, refreshUser: session.refresh });

const maximum = { tooLong: answerMaximum, tooMany: answersMaximum };

/** Returns the server limit that an answer exceeds, if any. */
function problemOf(items: readonly string[]): keyof typeof maximum | undefined {
  if (items.some((item) => item.length > answerMaximum)) return "tooLong";
  return items.length > answersMaximum ? "tooMany" : undefined;
}

/** The onboarding wizard, from the first question to the roadmap. */
export function OnboardingWizard(): ReactNode {
  const { t } = useTranslation("onboarding");
  const navigate = useNavigate();
  const { email } = useUser();
  const [options] = useState(() => {
    const context = keptAnswers(email);
    return context ? { snapshot: flow.resolveState({ value: { asking: "editing" }, context }) } : {};
  });
  const actor = useActorRef(flow, options);
  const isFinished = useSelector(actor, ({ status }) => status === "done");
  // Keep showing the last question until the roadmap is rendered.
  const view = useSelector(actor, viewOf, (_shown, next) => next.is === "finished");

  useEffect(() => {
    const subscriptions = [
      actor.subscribe(({ value, context }) => {
        if (Object.hasOwn(Object(value), "asking")) keepAnswers(email, context);
      }),
      actor.on("saved", ({ message }) => {
        forgetAnswers();
        toast.success(message || t("saved"));
      }),
      actor.on("failed", ({ error }) => showFailureToast(error)),
      actor.on("notRefreshed", () => session.updateUser({ isOnboarded: true })),
    ];
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [actor, email, t]);
  useEffect(() => {
    if (!isFinished) return;
    requestReveal();
    void navigate(paths.roadmap);
  }, [isFinished, navigate]);

  if (view.is === "finished") return null;
  const items = splitAnswer(view.text);
  const problem = problemOf(items);
  return (
    <OnboardingSection
      view={{ ...view, chips: view.text.includes(",") ? items : [], minLength: shortestAnswer }}
      error={problem && t(`problem.${problem}`, { count: maximum[problem] })}
      onType={(text) => actor.send({ type: "answer.typed", text })}
      onSubmit={() => problem ?? actor.send({ type: "answer.given", text: view.text })}
      onBack={() => actor.send({ type: "back.requested" })}
      onLogOut={() => session.logOut()}
    />
  );
}
