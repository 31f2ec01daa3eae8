import { splitList } from "@trellis/contract/onboarding";
import { shortestAnswer, viewOf } from "@trellis/machines/onboarding";
import { useActorRef, useSelector } from "@xstate/react";
import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { onboardingFlow } from "../features/onboarding/onboarding.flow.ts";
import { OnboardingSection } from "../features/onboarding/onboarding.section.tsx";
import { session } from "../features/session/session.ts";
import { api } from "../platform/api.ts";
import { pageLanguage } from "../platform/language.ts";
import { toast } from "../platform/toast.ts";
import { paths } from "../paths.ts";
import { refreshUser } from "./refresh-user.ts";
import { tellFailure } from "./tell-failure.ts";

const flow = onboardingFlow({ api, language: pageLanguage, refreshUser });

/** The five questions, from the first to the roadmap that is made of them. */
export function OnboardingWizard(): ReactNode {
  const { t } = useTranslation("onboarding");
  const navigate = useNavigate();
  const actor = useActorRef(flow);
  const isFinished = useSelector(actor, ({ status }) => status === "done");
  // The last question stays until the roadmap is there.
  const view = useSelector(actor, viewOf, (_shown, next) => next.is === "finished");

  useEffect(() => {
    const heard = [
      actor.on("saved", ({ message }) => toast.success(message || t("saved"))),
      actor.on("failed", ({ error }) => tellFailure(error)),
      actor.on("notRefreshed", () => session.update({ isOnboarded: true })),
    ];
    return () => heard.forEach((each) => each.unsubscribe());
  }, [actor, t]);
  useEffect(() => {
    if (isFinished) void navigate(paths.roadmap);
  }, [isFinished, navigate]);

  if (view.is === "finished") return null;
  const chips = view.text.includes(",") ? splitList(view.text) : [];
  return (
    <OnboardingSection
      view={{ ...view, chips, atLeast: shortestAnswer }}
      onType={(text) => actor.send({ type: "answer.typed", text })}
      onGive={() => actor.send({ type: "answer.given", text: view.text })}
      onBack={() => actor.send({ type: "back.requested" })}
      onLogOut={() => session.logOut()}
    />
  );
}
