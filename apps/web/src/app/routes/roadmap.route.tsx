import { useQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { RoadmapScreen, type RoadmapView } from "../../features/roadmap/roadmap.screen.tsx";
import { nextOpenTask } from "../../features/roadmap/progress.ts";
import { isRevealDue, loadReveal, markRevealed } from "../../features/onboarding/reveal-due.ts";
import { roadmapQuery, useBackgroundRefetch } from "../../features/roadmap/roadmap.query.ts";
import { type TaskChange, withTicks } from "../../features/roadmap/tick.ts";
import { useTicks } from "../../features/roadmap/ticks.query.ts";
import { useUser } from "../../session/use-session.ts";
import { copyText } from "../../platform/clipboard.ts";
import { useLanguage } from "../../text/use-language.ts";
import { useIsSettled } from "../../platform/settled.ts";
import { toast } from "../../platform/toast.ts";
import { failureText } from "../../text/failure-text.ts";
import { showFailureToast, useFailureToast } from "../../platform/failure-toast.ts";
import { useFocusRecovery } from "../../platform/focus.ts";

const RevealSection = lazy(async () => ({ default: (await loadReveal()).RevealSection }));

/** The three-week roadmap. */
export function RoadmapRoute(): ReactNode {
  const { t } = useTranslation("roadmap");
  const { name, isOnboarded } = useUser();
  const language = useLanguage();
  // When the app opens on this screen, the plan has just been fetched, so it is not fetched again.
  const isFresh = !useIsSettled();
  // Destructure the result, because it is a new object on every render.
  const { data, error, refetch } = useQuery({
    ...roadmapQuery(language),
    enabled: isOnboarded,
    refetchOnMount: isFresh || "always",
  });
  useBackgroundRefetch(language, isOnboarded);
  useFailureToast(error);
  const { send, pending } = useTicks(language);
  const [now] = useState(() => new Date());
  const [isRevealing, setRevealing] = useState(isRevealDue);
  useEffect(() => markRevealed, []);

  const onTick = (tick: TaskChange) =>
    void send(tick).then(
      ({ message }) => toast.success(message ?? t("taskUpdated")),
      (failure: unknown) => showFailureToast(failure),
    );
  const onCopy = (hashtags: string) =>
    void copyText(hashtags).then(
      () => toast.success(t("copied")),
      () => toast.error(t("copyFailed")),
    );

  const view = (): RoadmapView => {
    if (!isOnboarded) return { is: "empty" };
    if (data) return { is: "ready", plan: withTicks(data, pending), now, onTick, onCopy };
    if (error) return { is: "failed", reason: failureText(error), onRetry: () => void refetch() };
    return { is: "generating" };
  };
  const current = view();
  // Focus is lost when the reveal closes and when the button that completes the last task disappears.
  const isFinished = current.is === "ready" && !nextOpenTask(current.plan);
  useFocusRecovery(isRevealing ? "revealing" : isFinished ? "finished" : current.is);
  const onReveal = () => {
    markRevealed();
    setRevealing(false);
  };
  return (
    <>
      <RoadmapScreen view={current} />
      {isRevealing && (current.is === "generating" || current.is === "ready") && (
        <Suspense>
          <RevealSection plan={current.is === "ready" ? current.plan : undefined} name={name} onClose={onReveal} />
        </Suspense>
      )}
    </>
  );
}
