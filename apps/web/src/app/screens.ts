import { paths } from "../paths.ts";
import type { Namespace, TitleKey } from "../text/namespaces.ts";
import type { PathKind } from "./guard.ts";
import type { RouteName } from "./route-files.ts";

/** One address and everything that stands behind it. */
export interface Screen {
  path: string;
  kind: PathKind;
  /** The frame around it: a layout route that stays while screens change inside it. */
  frame?: RouteName;
  route: RouteName;
  /** Texts it needs beside `app`; they are fetched together with its code. */
  text: readonly Namespace[];
  /** Its name in the browser's tab and for screen readers: a key under `title` in the text `app`. */
  title: TitleKey;
}

type Place = Pick<Screen, "path" | "route" | "title"> & { text?: readonly Namespace[] };

const entry = (place: Place): Screen => ({
  kind: "entry",
  frame: "auth-frame",
  ...place,
  text: ["account", ...(place.text ?? [])],
});
/** One route for four addresses, so that one flow leads through them. */
const passwordReset = (path: string, title: TitleKey): Screen =>
  entry({ path, route: "password-reset", title, text: ["password-reset"] });
const payment = (path: string): Screen => ({
  path,
  kind: "payment",
  frame: "plain-frame",
  route: "payment",
  text: ["frame", "payment"],
  title: "payment",
});
const app = (place: Place): Screen => ({
  kind: "app",
  frame: "app-frame",
  ...place,
  text: ["frame", ...(place.text ?? [])],
});

/** Every screen there is. The last one stands for all other addresses. */
export const screens: readonly Screen[] = [
  entry({ path: paths.signIn, route: "sign-in", title: "signIn" }),
  entry({ path: paths.signUp, route: "sign-up", title: "signUp" }),
  passwordReset(paths.forgotPassword, "forgotPassword"),
  passwordReset(paths.enterCode, "enterCode"),
  passwordReset(paths.newPassword, "newPassword"),
  passwordReset(paths.passwordChanged, "passwordChanged"),
  { path: paths.signOut, kind: "signOut", route: "sign-out", text: ["account"], title: "signIn" },
  payment(paths.payment),
  payment(paths.yourPlan),
  app({ path: paths.dashboard, route: "dashboard", title: "dashboard", text: ["dashboard", "social", "onboarding"] }),
  app({ path: paths.roadmap, route: "roadmap", title: "roadmap", text: ["roadmap"] }),
  app({ path: paths.calendar, route: "calendar", title: "calendar", text: ["calendar", "sample"] }),
  app({ path: paths.creation, route: "creation", title: "creation", text: ["creation"] }),
  app({ path: paths.analytics, route: "analytics", title: "analytics", text: ["analytics", "social"] }),
  app({ path: paths.engagement, route: "engagement", title: "engagement", text: ["engagement", "sample"] }),
  app({ path: paths.monetization, route: "monetization", title: "monetization", text: ["monetization", "sample"] }),
  app({ path: paths.preferences, route: "onboarding-update", title: "preferences", text: ["preferences"] }),
  app({ path: paths.settings, route: "settings", title: "settings", text: ["settings", "social", "payment"] }),
  { path: "*", kind: "unknown", frame: "lost-frame", route: "not-found", text: ["not-found"], title: "notFound" },
];

const withoutSlashAtTheEnd = (pathname: string) => pathname.replace(/(?<=.)\/+$/, "");

/** The screen at an address; never none, as the last one answers for all the rest. */
export function screenAt(pathname: string): Screen {
  const plain = withoutSlashAtTheEnd(pathname).toLowerCase();
  return screens.find(({ path }) => path === plain) ?? (screens.at(-1) as Screen);
}
