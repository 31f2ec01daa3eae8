import type { ComponentType } from "react";

/**
 * The code behind each route, fetched when it is needed. A name is the file's: `sign-in` is
 * `routes/sign-in.route.tsx` (the build's preload map relies on it).
 */
export const routeFiles = {
  "auth-frame": async () => (await import("./routes/auth-frame.route.tsx")).AuthFrameRoute,
  "app-frame": async () => (await import("./routes/app-frame.route.tsx")).AppFrameRoute,
  "plain-frame": async () => (await import("./routes/plain-frame.route.tsx")).PlainFrameRoute,
  "lost-frame": async () => (await import("./routes/lost-frame.route.tsx")).LostFrameRoute,
  "sign-in": async () => (await import("./routes/sign-in.route.tsx")).SignInRoute,
  "sign-up": async () => (await import("./routes/sign-up.route.tsx")).SignUpRoute,
  "sign-out": async () => (await import("./routes/sign-out.route.tsx")).SignOutRoute,
  "password-reset": async () => (await import("./routes/password-reset.route.tsx")).PasswordResetRoute,
  analytics: async () => (await import("./routes/analytics.route.tsx")).AnalyticsRoute,
  payment: async () => (await import("./routes/payment.route.tsx")).PaymentRoute,
  dashboard: async () => (await import("./routes/dashboard.route.tsx")).DashboardRoute,
  roadmap: async () => (await import("./routes/roadmap.route.tsx")).RoadmapRoute,
  "onboarding-update": async () => (await import("./routes/onboarding-update.route.tsx")).OnboardingUpdateRoute,
  creation: async () => (await import("./routes/creation.route.tsx")).CreationRoute,
  calendar: async () => (await import("./routes/calendar.route.tsx")).CalendarRoute,
  engagement: async () => (await import("./routes/engagement.route.tsx")).EngagementRoute,
  monetization: async () => (await import("./routes/monetization.route.tsx")).MonetizationRoute,
  settings: async () => (await import("./routes/settings.route.tsx")).SettingsRoute,
  "not-found": async () => (await import("./routes/not-found.route.tsx")).NotFoundRoute,
} satisfies Record<string, () => Promise<ComponentType>>;

export type RouteName = keyof typeof routeFiles;
