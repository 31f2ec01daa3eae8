/** The limit of a figure, or of its ratio to the same figure of the baseline or of the static page. */
export interface Limit {
  figure: Figure;
  /** `baseline` and `static` compare with the page of that name in the same run. */
  of?: "baseline" | "static";
  max: number;
}

export type Figure = "lcp" | "usable" | "mainThread" | "script" | "cls" | "requests" | "scripts" | "gzip" | "gzipLater";

// Peers on 2026-11-22, ratio of their largest contentful paint to the baseline's, and gzipped JavaScript:
// bulletproof-react's login 1.66, 170 kB; shadcn-admin's sign-in 2.11, 226 kB, and dashboard 3.10, 370 kB;
// Minimals' sign-in 1.85, 227 kB, and dashboard 2.46, 231 kB.

const signInLimits: readonly Limit[] = [
  { figure: "lcp", of: "static", max: 1.15 },
  { figure: "usable", of: "baseline", max: 1.2 },
  { figure: "mainThread", of: "baseline", max: 1.5 },
  { figure: "scripts", max: 6 },
  { figure: "gzip", of: "baseline", max: 1.3 },
  { figure: "cls", max: 0 },
];

const signedInLimits = (lcp: number, usable: number): readonly Limit[] => [
  { figure: "lcp", of: "baseline", max: lcp },
  { figure: "usable", of: "baseline", max: usable },
  { figure: "mainThread", of: "baseline", max: 2.2 },
  { figure: "scripts", max: 15 },
  { figure: "gzip", max: 190_000 },
  { figure: "cls", max: 0 },
];

export interface MeasuredPage {
  path: string;
  /** Selects a control of the content that the visitor came for. */
  control: string;
  isSignedIn: boolean;
  limits: readonly Limit[];
}

const signedIn = (path: string, control: string, limits = signedInLimits(1.5, 1.9)): MeasuredPage => ({
  path,
  control,
  isSignedIn: true,
  limits,
});

/** The pages that must stay within limits. */
export const measuredPages: readonly MeasuredPage[] = [
  { path: "/login", control: 'input[type="password"]', isSignedIn: false, limits: signInLimits },
  { path: "/signup", control: 'input[type="password"]', isSignedIn: false, limits: signInLimits },
  signedIn(
    "/",
    'main section button[aria-pressed], main section input[type="checkbox"], main section button',
    signedInLimits(1.3, 1.8),
  ),
  signedIn("/roadmap", 'main input[type="checkbox"]'),
  signedIn("/creation", "main form input, main form textarea"),
  // Phones show a list of the cards first.
  signedIn("/settings", "main nav a"),
  signedIn("/analytics", 'main [role="tab"]'),
];
