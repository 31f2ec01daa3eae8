import { useQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from "react";
import { ChannelSkeleton } from "../../features/analytics/channel-skeleton.tsx";
import { UnconfirmedEmailBanner } from "../../features/account/account-banners.tsx";
import { DashboardScreen } from "../../features/dashboard/dashboard.screen.tsx";
import type { DashboardView, NextTask } from "../../features/dashboard/dashboard-view.ts";
import { dayOfPlan } from "../../features/roadmap/due.ts";
import { summaryOf } from "../../features/roadmap/progress.ts";
import { roadmapQuery } from "../../features/roadmap/roadmap.query.ts";
import { withTicks } from "../../features/roadmap/tick.ts";
import { useTicks } from "../../features/roadmap/ticks.query.ts";
import { useUser } from "../../session/use-session.ts";
import { PlatformsSection } from "../../features/social-accounts/platforms.section.tsx";
import { useLanguage } from "../../text/use-language.ts";
import { showFailureToast } from "../../platform/failure-toast.ts";
import { isSmallScreen, watchSmallScreen } from "../../platform/small-screen.ts";
import { useFocusRecovery } from "../../platform/focus.ts";
import { useSocialAccounts } from "../../features/social-accounts/use-social-accounts.ts";

const ConnectedChannel = lazy(async () => ({
  default: (await import("../../features/analytics/connected-channel.tsx")).ConnectedChannel,
}));
const OnboardingWizard = lazy(async () => ({
  default: (await import("../../features/onboarding/onboarding-wizard.tsx")).OnboardingWizard,
}));

/** Delays the roadmap request, so it doesn’t compete with the page’s own requests. */
const planDelayMs = 1000;

/** The dashboard, with the onboarding wizard on top until it is completed. */
export function DashboardRoute(): ReactNode {
  const { name, isOnboarded, isEmailVerified } = useUser();
  const accounts = useSocialAccounts();
  // Decided once, so that the wizard stays open after the answers are saved, until it opens the roadmap.
  const [isAsking] = useState(!isOnboarded);
  const [now] = useState(() => new Date());
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setDue, planDelayMs, true);
    return () => clearTimeout(timer);
  }, []);
  const isSmall = useSyncExternalStore(watchSmallScreen, isSmallScreen, () => undefined);
  const language = useLanguage();
  // Destructure the result, because it is a new object on every render.
  const { data, isError, refetch } = useQuery({
    ...roadmapQuery(language),
    enabled: ({ state }) => isDue && !isAsking && state.data === undefined,
  });

  const { send, pending } = useTicks(language);
  const onDone = ({ week, dayIndex }: NextTask) =>
    void send({ week, dayIndex, completed: true }).catch((failure: unknown) => showFailureToast(failure));

  const viewOf = (): DashboardView => {
    if (isAsking) return { is: "notOnboarded" };
    if (data) return { is: "ready", ...summaryOf(withTicks(data, pending)), day: dayOfPlan(data, now), onDone };
    return isError ? { is: "failed", onRetry: () => void refetch() } : { is: "loading" };
  };
  const view = viewOf();
  useFocusRecovery(view.is);
  return (
    <Suspense>
      {!isEmailVerified && <UnconfirmedEmailBanner />}
      <DashboardScreen
        {...{ view, name, now, isSmall }}
        platforms={
          <PlatformsSection
            accounts={accounts}
            channel={
              <Suspense fallback={<ChannelSkeleton />}>
                <ConnectedChannel />
              </Suspense>
            }
          />
        }
      />
      {isAsking && <OnboardingWizard />}
    </Suspense>
  );
}
