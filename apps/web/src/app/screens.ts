import type { User } from "@trellis/contract/user";
import type { ComponentType, ReactNode } from "react";
import { normalizePath, paths } from "../paths.ts";
import type { Namespace, TitleKey } from "../text/namespaces.ts";
import type { PathKind } from "./guard.ts";

/** Props of every frame and route component. */
export interface RouteProps {
  /** Preloads the screen at a path. */
  fetchScreen: (pathname: string) => unknown;
  children?: ReactNode;
}

export type Loader = () => Promise<ComponentType<RouteProps>>;
export type Loaders = Record<string, Loader>;

/** Layout routes. They stay mounted while the screens inside them change. */
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

export interface Screen {
  path: string;
  kind: PathKind;
  frame?: keyof typeof frames;
  route: keyof typeof routes;
  /** A module, next to the route, that the screen also needs on screens wider than a phone. */
  wide?: string;
  /** Texts the screen needs besides `app`. They are fetched together with its code. */
  text: readonly Namespace[];
  /** Document title: a key under `title` in the text `app`. */
  title: TitleKey;
}

type ScreenOptions = Pick<Screen, "path" | "route" | "title" | "wide"> & { text?: readonly Namespace[] };

const entry = ({ text = [], ...screen }: ScreenOptions): Screen => ({
  kind: "entry",
  frame: "auth",
  text: ["account", ...text],
  ...screen,
});
/** The four steps of a password reset share a route, so that one flow runs through all of them. */
const passwordReset = (path: string, title: TitleKey) =>
  entry({ path, route: "password-reset", title, text: ["password-reset"] });
const payment = (path: string): Screen => ({
  path,
  kind: "payment",
  frame: "plain",
  route: "payment",
  text: ["frame", "payment"],
  title: "payment",
});
const app = ({ text = [], ...screen }: ScreenOptions): Screen => ({
  kind: "app",
  frame: "app",
  text: ["frame", ...text],
  ...screen,
});

const settingsTexts = ["settings", "social", "payment", "account", "account-settings", "security"] as const;

/** Every screen. The last screen is the catch-all. */
export const screens: readonly Screen[] = [
  entry({ path: paths.signIn, route: "sign-in", title: "signIn" }),
  entry({ path: paths.signUp, route: "sign-up", title: "signUp" }),
  passwordReset(paths.forgotPassword, "forgotPassword"),
  passwordReset(paths.enterCode, "enterCode"),
  passwordReset(paths.newPassword, "newPassword"),
  passwordReset(paths.passwordChanged, "passwordChanged"),
  {
    path: paths.verifyEmail,
    kind: "link",
    frame: "auth",
    route: "verify-email",
    text: ["account", "verify-email"],
    title: "verifyEmail",
  },
  { path: paths.signOut, kind: "signOut", route: "sign-out", text: ["account"], title: "signIn" },
  payment(paths.payment),
  payment(paths.yourPlan),
  {
    path: paths.account,
    kind: "payment",
    frame: "plain",
    route: "account",
    text: ["frame", "account", "account-settings", "security", "settings"],
    title: "account",
  },
  app({
    path: paths.dashboard,
    route: "dashboard",
    title: "dashboard",
    text: ["dashboard", "social", "onboarding", "account-settings"],
  }),
  app({ path: paths.roadmap, route: "roadmap", title: "roadmap", text: ["roadmap"] }),
  app({ path: paths.calendar, route: "calendar", title: "calendar", text: ["calendar", "sample"] }),
  app({ path: paths.creation, route: "creation", title: "creation", text: ["creation"] }),
  app({ path: paths.analytics, route: "analytics", title: "analytics", text: ["analytics", "social"] }),
  app({ path: paths.engagement, route: "engagement", title: "engagement", text: ["engagement", "sample"] }),
  app({ path: paths.monetization, route: "monetization", title: "monetization", text: ["monetization", "sample"] }),
  app({ path: paths.preferences, route: "onboarding-update", title: "preferences", text: ["preferences"] }),
  app({ path: paths.settings, route: "settings", wide: "settings-cards", title: "settings", text: settingsTexts }),
  { path: "*", kind: "unknown", frame: "lost", route: "not-found", text: ["not-found"], title: "notFound" },
];

/** Returns the screen at a path, or the catch-all for an unknown path. */
export function screenAt(pathname: string): Screen {
  const normalized = normalizePath(pathname);
  return screens.find(({ path }) => path === normalized) ?? (screens.at(-1) as Screen);
}

/** Whether to offer the assistant: to onboarded users, on every page except the authentication pages (spec §2, §5). */
export function isAssistantAt(pathname: string, user: User | undefined): boolean {
  const { kind } = screenAt(pathname);
  return user?.isOnboarded === true && kind !== "entry" && kind !== "link" && kind !== "signOut";
}
