import type { User } from "@trellis/contract/user";
import { normalizePath, paths } from "../paths.ts";
import type { Namespace, TitleKey } from "../text/namespaces.ts";
import type { PathKind } from "./guard.ts";
import type { frames, routes } from "./loaders.ts";

export interface Screen {
  path: string;
  kind: PathKind;
  frame?: keyof typeof frames;
  route: keyof typeof routes;
  /** A module, next to the route, that the screen also needs on screens wider than a phone. */
  wide?: string;
  /** Text areas that the screen needs besides `app`. They are fetched together with its code. */
  text: readonly Namespace[];
  /** Document title: a key under `title` in the text area `app`. */
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
