import { useQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { UnconfirmedEmailBanner } from "../../features/account/account-banners.tsx";
import { DashboardScreen } from "../../features/dashboard/dashboard.screen.tsx";
import type { DashboardView } from "../../features/dashboard/dashboard-view.ts";
import { summaryOf } from "../../features/roadmap/progress.ts";
import { roadmapQuery } from "../../features/roadmap/roadmap.query.ts";
import { useUser } from "../../session/use-session.ts";
import { PlatformsSection } from "../../features/social-accounts/platforms.section.tsx";
import { useLanguage } from "../../text/use-language.ts";
import { useFailureToast } from "../../platform/failure-toast.ts";
import { useSocialAccounts } from "../../features/social-accounts/use-social-accounts.ts";

const OnboardingWizard = lazy(async () => ({
  default: (await import("../../features/onboarding/onboarding-wizard.tsx")).OnboardingWizard,
}));

/** Delays the roadmap request, so it doesn’t compete with the page’s own requests. In milliseconds. */
const planDelayMs = 1000;

/** The dashboard, with the onboarding wizard on top until it is completed. */
export function DashboardRoute(): ReactNode {
  const { name, isOnboarded, isEmailVerified } = useUser();
  const accounts = useSocialAccounts();
  // Decided once: the wizard ends by navigating to the roadmap, not when the user becomes onboarded.
  const [isAsking] = useState(!isOnboarded);
  const [now] = useState(() => new Date());
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setDue, planDelayMs, true);
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
      {!isEmailVerified && <UnconfirmedEmailBanner />}
      <DashboardScreen {...{ view, name, now }} platforms={<PlatformsSection accounts={accounts} />} />
      {isAsking && <OnboardingWizard />}
    </Suspense>
  );
}
