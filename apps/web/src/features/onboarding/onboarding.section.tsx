import { Button } from "@trellis/ui/button";
import { Logo } from "@trellis/ui/logo";
import { QuestionStep } from "@trellis/ui/question-step";
import { WizardFrame } from "@trellis/ui/wizard-frame";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Problem, QuestionView } from "@trellis/machines/onboarding";

/** The question that is asked, and how it stands with the answer. */
export type OnboardingSectionView = QuestionView & {
  /** The answer as it will be sent, where it is more than one word for word. */
  chips: readonly string[];
  /** The fewest characters an answer may have, for the sentence that says so. */
  atLeast: number;
} & ({ is: "editing" } | { is: "refused"; problem: Problem } | { is: "saving" });

export interface OnboardingSectionProps {
  view: OnboardingSectionView;
  onType: (text: string) => void;
  /** Enter, Next or Finish. */
  onGive: () => void;
  onBack: () => void;
  /** The only other way out. */
  onLogOut: () => void;
}

/** Five questions over the dashboard. They can be answered, or left by logging out, but not dismissed. */
export function OnboardingSection({ view, onType, onGive, onBack, onLogOut }: OnboardingSectionProps): ReactNode {
  const { t } = useTranslation("onboarding");
  const form = useRef<HTMLFormElement>(null);
  const isSaving = view.is === "saving";
  const isRefused = view.is === "refused";

  // Leads back to the field, where what is wrong is read out.
  useEffect(() => {
    if (isRefused) form.current?.querySelector("textarea")?.focus();
  }, [isRefused]);
  return (
    <WizardFrame
      label={t("label")}
      step={view.step}
      total={view.total}
      stepText={t("step", { step: view.step, total: view.total })}
      logo={<Logo background="frame" name={t("name", { ns: "app" })} />}
      end={
        <Button variant="quiet" size="sm" disabled={isSaving} onClick={onLogOut}>
          {t("logOut")}
        </Button>
      }
      disclaimer={t("disclaimer")}
    >
      <QuestionStep
        ref={form}
        question={t(`question.${view.question}.title`)}
        answerLabel={t(`question.${view.question}.label`)}
        hint={t(`question.${view.question}.hint`)}
        placeholder={t(`question.${view.question}.example`)}
        value={view.text}
        onValueChange={onType}
        chips={view.chips}
        chipsLabel={t("preview")}
        error={view.is === "refused" && t(`problem.${view.problem}`, { count: view.atLeast })}
        onSubmit={isSaving ? () => {} : onGive}
        {...(!view.isFirst && {
          back: (
            <Button variant="secondary" size="lg" disabled={isSaving} onClick={onBack}>
              {t("back")}
            </Button>
          ),
        })}
        next={
          <Button type="submit" size="lg" loading={isSaving}>
            {t(isSaving ? "saving" : view.isLast ? "finish" : "next")}
          </Button>
        }
      />
    </WizardFrame>
  );
}
