import { Badge } from "@trellis/ui/badge";
import { PlatformTile } from "@trellis/ui/brand-icon";
import { Button } from "@trellis/ui/button";
import { Logo } from "@trellis/ui/logo";
import { QuestionStep } from "@trellis/ui/question-step";
import { WizardFrame } from "@trellis/ui/wizard-frame";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Problem, QuestionView } from "@trellis/machines/onboarding";
import { platformIn } from "../../platforms.ts";
import { useLanguage } from "../../text/use-language.ts";
import { noSkillsIn } from "../../no-skills.ts";
import { answerAfterTap, suggestionsFor } from "./suggestions.ts";

/** The current question and the state of its answer. */
export type OnboardingSectionView = QuestionView & {
  /** Items of an answer that contains a comma; otherwise empty. */
  chips: readonly string[];
  /** Minimum length of the answer, for the error message. */
  minLength: number;
} & ({ is: "editing" } | { is: "refused"; problem: Problem } | { is: "saving" });

export interface OnboardingSectionProps {
  view: OnboardingSectionView;
  /** Error to show while the user types, such as for an item that is too long. */
  error?: string | undefined;
  onType: (text: string) => void;
  /** Called on Enter, Next and Finish. */
  onSubmit: () => void;
  onBack: () => void;
  onLogOut: () => void;
}

function PlatformIcon({ name }: { name: string }): ReactNode {
  const brand = platformIn(name);
  return brand && <PlatformTile brand={brand} />;
}

/** The onboarding wizard over the dashboard. It cannot be dismissed, except by logging out. */
export function OnboardingSection({
  view,
  error,
  onType,
  onSubmit,
  onBack,
  onLogOut,
}: OnboardingSectionProps): ReactNode {
  const { t } = useTranslation("onboarding");
  const suggestions = suggestionsFor(view.question, view.text, t, noSkillsIn(useLanguage()));
  // Pressed suggestions already show the items they match, so show chips only if the answer contains more items.
  const isUnderstood = view.chips.length <= suggestions.filter(({ isPressed }) => isPressed).length;
  const form = useRef<HTMLFormElement>(null);
  const isSaving = view.is === "saving";
  const isRefused = view.is === "refused";

  // Screen readers announce the error when the field gets focus.
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
      {...(view.isFirst && { intro: <Badge tone="ai">{t("intro")}</Badge> })}
    >
      <QuestionStep
        ref={form}
        question={t(`question.${view.question}.title`)}
        answerLabel={t(`question.${view.question}.label`)}
        hint={view.question === "skills" && t("question.skills.hint")}
        placeholder={t("other")}
        value={view.text}
        onValueChange={onType}
        suggestions={suggestions.map((each) => ({ ...each, icon: <PlatformIcon name={each.label} /> }))}
        suggestionsLabel={t(view.question === "platforms" ? "platforms" : "suggestions")}
        suggestionsAs={view.question === "platforms" ? "tiles" : "chips"}
        onSuggestion={(value) => onType(answerAfterTap(view.text, value))}
        chips={isUnderstood ? [] : view.chips}
        chipsLabel={t("preview")}
        error={error ?? (view.is === "refused" && t(`problem.${view.problem}`, { count: view.minLength }))}
        onSubmit={isSaving ? () => {} : onSubmit}
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
