import type { Rolldown } from "vite";

type Importers = (id: string) => readonly string[];

/** Whether a module is part of a page: reached from one of the files in `page` through static imports. */
function isPartOf(page: RegExp, id: string, importersOf: Importers, seen = new Set<string>()): boolean {
  if (page.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return importersOf(id).some((importer) => isPartOf(page, importer, importersOf, seen));
}

const importersIn =
  (context: Rolldown.ChunkingContext): Importers =>
  (id) =>
    context.getModuleInfo(id)?.importers ?? [];

const entry = /(apps.web.src.main|demo.start)\.tsx/;
/** The authentication pages that have no flow. */
const signInPage = /apps.web.src.app.(frames.auth-frame|routes.account.sign-in)\b/;
const accountPages = /apps.web.src.app.routes.account.(sign-up|sign-out)\b/;
/** The dashboard, its frame and what they load after it. */
const dashboardPage =
  /apps.web.src.(app.(frames.app-frame|routes.dashboard)|features.chat.assistant-(button|corner))\b/;
/** Modules that every page for subscribers loads once the page can be used. */
const afterFirstScreen = /packages.ui.src.*side-art|apps.web.src.features.chat.assistant-(button|corner)\b/;
const otherPages =
  /apps.web.src.(app.routes.(?!settings|account.account|payment)|features.(analytics.connected-channel|onboarding.onboarding-wizard|chat.assistant-panel)\b)/;
/** Pages that share a chunk, which omits modules that only other pages need. */
const planPages = /apps.web.src.app.routes.(roadmap|creation)\b/;
const settingsPage = /apps.web.src.app.routes.settings\.route/;
const signedInModules =
  /node_modules.(@tanstack|use-sync-external-store|lucide-react)|packages.ui.src|packages.contract|apps.web.src.(?!text.\w\w\W|app.(frames.\w+-frame|routes)\b|main)/;
const formPages = /apps.web.src.app.routes.(creation|settings)\b/;
const accountModules = /packages.(ui|contract).src|node_modules.valibot|apps.web.src.(app|features|platform|shared)/;

/** Small modules that almost every page needs. */
const basics = /rolldown.runtime|brand-icon.google-icon/;

const isInitial = (id: string, importersOf: Importers): boolean =>
  basics.test(id) ||
  isPartOf(entry, id, importersOf) ||
  ([signInPage, accountPages].some((page) => isPartOf(page, id, importersOf)) &&
    isPartOf(dashboardPage, id, importersOf));

const isSignedIn = (id: string, importersOf: Importers): boolean =>
  isPartOf(dashboardPage, id, importersOf) ||
  [planPages, settingsPage].every((page) => isPartOf(page, id, importersOf));

/** Text areas that are loaded together. Every other area has its own file. */
const textGroups: readonly [name: string, texts: RegExp][] = [
  ["shell", /^(app|frame|social)$/],
  ["home", /^(dashboard|onboarding)$/],
  ["settings", /^(settings|security|payment)$/],
];

function textGroupOf(id: string): string | null {
  const [, language, text = ""] = /apps.web.src.text.(\w\w).([\w-]+)\.ts$/.exec(id) ?? [];
  const group = textGroups.find(([, texts]) => texts.test(text));
  return language !== undefined && group ? `${group[0]}-${language}` : null;
}

/** Splits a group so that a page doesn't load what only others need, and merges files smaller than this size in bytes. */
const perPage = (entriesAwareMergeThreshold: number) => ({ entriesAware: true, entriesAwareMergeThreshold });

/** Fewer, larger files load faster. A group of higher priority takes its modules and their imports first. */
export const chunkGroups = [
  {
    // Includes modules that both visitors and subscribers need.
    name: (id, context) => (isInitial(id, importersIn(context)) ? "initial" : null),
    debugName: "initial",
    priority: 8,
  },
  { name: textGroupOf, debugName: "texts", test: /apps.web.src.text.\w\w\W/, priority: 7 },
  { name: "flow", test: /node_modules.@?xstate|packages.machines/, minShareCount: 2, priority: 6 },
  { name: "forms", test: /node_modules.(react-hook-form|@hookform)/, priority: 6 },
  {
    name: (id, context) =>
      isPartOf(signInPage, id, importersIn(context)) && isPartOf(formPages, id, importersIn(context)) ? "fields" : null,
    debugName: "fields",
    test: accountModules,
    priority: 5.5,
  },
  {
    name: (id, context) => (isPartOf(signInPage, id, importersIn(context)) ? "sign-in" : null),
    debugName: "sign-in page",
    test: accountModules,
    priority: 5,
  },
  {
    name: (id, context) => (isPartOf(accountPages, id, importersIn(context)) ? "account-pages" : null),
    debugName: "authentication pages",
    minShareCount: 2,
    test: accountModules,
    priority: 4,
  },
  {
    // Includes modules that most other pages need.
    name: (id, context) => (isSignedIn(id, importersIn(context)) ? "signed-in" : null),
    debugName: "dashboard",
    minShareCount: 2,
    test: signedInModules,
    priority: 3,
  },
  { name: "after-first-screen", test: afterFirstScreen, priority: 2.9 },
  {
    name: (id, context) => (isPartOf(planPages, id, importersIn(context)) ? "plan-pages" : null),
    debugName: "roadmap and creation",
    minShareCount: 2,
    test: signedInModules,
    priority: 2.5,
  },
  { name: "icons", test: /node_modules.lucide-react/, minShareCount: 2, priority: 2.7 },
  {
    name: (id, context) => (isPartOf(otherPages, id, importersIn(context)) ? "other-pages" : null),
    debugName: "other pages",
    ...perPage(20_000),
    minShareCount: 2,
    test: signedInModules,
    priority: 2,
  },
  { name: "settings-pages", minShareCount: 2, test: signedInModules, priority: 1, ...perPage(6000) },
] satisfies Rolldown.CodeSplittingGroup[];
