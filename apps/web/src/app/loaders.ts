import type { ComponentType, ReactNode } from "react";

/** Props of every frame and route component. */
export interface RouteProps {
  /** Preloads the screen at a path. */
  fetchScreen: (pathname: string) => unknown;
  children?: ReactNode;
}

export type Loader = () => Promise<ComponentType<RouteProps>>;
type Loaders = Record<string, Loader>;

/** Frames stay mounted while the screens inside them change. */
export const frames = {
  auth: async () => (await import("./frames/auth-frame.tsx")).AuthFrame,
  app: async () => (await import("./frames/app-frame.tsx")).AppFrame,
  plain: async () => (await import("./frames/plain-frame.tsx")).PlainFrame,
  lost: async () => (await import("./frames/lost-frame.tsx")).LostFrame,
} satisfies Loaders;

/** The code of each route. `first-load.ts` derives the file name from the name of the route: `sign-in.route.tsx`. */
export const routes = {
  "sign-in": async () => (await import("./routes/account/sign-in.route.tsx")).SignInRoute,
  "sign-up": async () => (await import("./routes/account/sign-up.route.tsx")).SignUpRoute,
  "sign-out": async () => (await import("./routes/account/sign-out.route.tsx")).SignOutRoute,
  "password-reset": async () => (await import("./routes/account/password-reset.route.tsx")).PasswordResetRoute,
  "verify-email": async () => (await import("./routes/account/verify-email.route.tsx")).VerifyEmailRoute,
  account: async () => (await import("./routes/account/account.route.tsx")).AccountRoute,
  payment: async () => (await import("./routes/payment.route.tsx")).PaymentRoute,
  dashboard: async () => (await import("./routes/dashboard.route.tsx")).DashboardRoute,
  roadmap: async () => (await import("./routes/roadmap.route.tsx")).RoadmapRoute,
  calendar: async () => (await import("./routes/calendar.route.tsx")).CalendarRoute,
  creation: async () => (await import("./routes/creation.route.tsx")).CreationRoute,
  analytics: async () => (await import("./routes/analytics.route.tsx")).AnalyticsRoute,
  engagement: async () => (await import("./routes/engagement.route.tsx")).EngagementRoute,
  monetization: async () => (await import("./routes/monetization.route.tsx")).MonetizationRoute,
  "onboarding-update": async () => (await import("./routes/onboarding-update.route.tsx")).OnboardingUpdateRoute,
  settings: async () => (await import("./routes/settings.route.tsx")).loadSettings(),
  "not-found": async () => (await import("./routes/not-found.route.tsx")).NotFoundRoute,
} satisfies Loaders;

/** Prefetches the data that screens show first, so that it has often arrived when they render. */
export const firstData: Partial<Record<keyof typeof routes, () => Promise<void>>> = {
  roadmap: async () => (await import("../features/roadmap/roadmap.query.ts")).fetchPlan(),
  creation: async () => (await import("../features/roadmap/roadmap.query.ts")).fetchPlan({ retry: false }),
};
