import type { Roadmap } from "@trellis/contract/roadmap";
import { Button } from "@trellis/ui/button";
import { Logo } from "@trellis/ui/logo";
import { PlanReveal } from "@trellis/ui/plan-reveal";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

export interface RevealSectionProps {
  /** The plan; missing while it is being written. */
  plan: Roadmap | undefined;
  /** Name of the user; may be empty. */
  name: string;
  onClose: () => void;
}

/** Shortens a focus such as "Topic: focus" to its longest part. */
const withoutTopic = (focus: string): string =>
  focus.split(/\s?: /).reduce((longest, part) => (part.length > longest.length ? part : longest));

// The button appears with the plan, after the reveal has opened and set its initial focus.
const moveFocus = (button: HTMLElement | null) => button?.focus({ preventScroll: true });

/** Reveals a new plan after the last question of onboarding. */
export function RevealSection({ plan, name, onClose }: RevealSectionProps): ReactNode {
  const { t, i18n } = useTranslation("roadmap");
  const [firstName] = name.trim().split(/\s+/);
  const list = new Intl.ListFormat(i18n.language, { type: "unit", style: "short" });
  const layer = {
    open: true,
    onClose,
    closeLabel: t("reveal.close"),
    logo: <Logo background="frame" name={t("name", { ns: "app" })} />,
    nextLabel: t("next"),
  } as const;
  if (!plan) return <PlanReveal {...layer} title={t("generating.title")} text={t("generating.lead")} weeks={[]} />;
  return (
    <PlanReveal
      {...layer}
      eyebrow={plan.goal.length > 0 && t("reveal.goal", { goal: list.format(plan.goal) })}
      title={firstName ? t("reveal.titleWithName", { name: firstName }) : t("reveal.title")}
      weeks={plan.weeklyPlans.map(({ week, focus, tasks }) => ({
        label: t("week", { week }),
        focus: withoutTopic(focus),
        total: tasks.length,
      }))}
      action={
        <Button ref={moveFocus} variant="ai" size="lg" onClick={onClose}>
          {t("reveal.start")}
        </Button>
      }
    />
  );
}
