import { useQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { DashboardScreen } from "../../features/dashboard/dashboard.screen.tsx";
import type { DashboardView } from "../../features/dashboard/dashboard-view.ts";
import { summaryOf } from "../../features/roadmap/progress.ts";
import { roadmapQuery } from "../../features/roadmap/roadmap.query.ts";
import { useUser } from "../../features/session/use-session.ts";
import { PlatformsSection } from "../../features/social-accounts/platforms.section.tsx";
import { useLanguage } from "../../text/language.ts";
import { useFailureToast } from "../use-failure-toast.ts";
import { useSocialAccounts } from "../use-social-accounts.ts";

const OnboardingWizard = lazy(async () => ({ default: (await import("../onboarding-wizard.tsx")).OnboardingWizard }));

const fetchPlanAfter = 1000;

/** The dashboard, and over it the five questions until they are answered. */
export function DashboardRoute(): ReactNode {
  const { name, isOnboarded } = useUser();
  const accounts = useSocialAccounts();
  // The wizard leaves by going to the roadmap, not by the answers being there.
  const [isAsking] = useState(!isOnboarded);
  const [now] = useState(() => new Date());
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setDue, fetchPlanAfter, true);
    return () => clearTimeout(timer);
  }, []);
  const plan = useQuery({
    ...roadmapQuery(useLanguage()),
    enabled: ({ state }) => isDue && !isAsking && state.data === undefined,
  });
  useFailureToast(plan.error);

  const view: DashboardView = isAsking
    ? { is: "notOnboarded" }
    : plan.data
      ? { is: "ready", ...summaryOf(plan.data) }
      : { is: plan.isError ? "failed" : "loading" };
  return (
    <Suspense>
      <DashboardScreen {...{ view, name, now }} platforms={<PlatformsSection accounts={accounts} />} />
      {isAsking && <OnboardingWizard />}
    </Suspense>
  );
}
