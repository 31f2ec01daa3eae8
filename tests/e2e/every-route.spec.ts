import { AxeBuilder } from "@axe-core/playwright";
import type { Page, Response } from "@playwright/test";
import type { PathKind } from "../../apps/web/src/app/guard.ts";
import { screenAt, screens } from "../../apps/web/src/app/screens.ts";
import { paths } from "../../apps/web/src/paths.ts";
import { text as english } from "../../apps/web/src/text/en/app.ts";
import { pseudo } from "../../apps/web/src/text/pseudo.ts";
import { isRawKey, speakPseudo } from "./catalog.ts";
import { expect, signInAs, test } from "./fixtures.ts";
import { findOverflow, visibleTexts } from "./layout.ts";
import { openCard, openPlan } from "./settings-payment.ts";
import { createUser, type Stage } from "./users.ts";

type Action = (page: Page) => Promise<unknown>;

interface RouteCase {
  path: string;
  /** The stage of the signed-in user. Missing for visitors. */
  stage?: Stage;
  isConnected?: boolean;
}

const pathsOf = (kind: PathKind) => screens.filter((screen) => screen.kind === kind).map(({ path }) => path);

const routeCases: readonly RouteCase[] = [
  ...[...pathsOf("entry"), "/no-such-path"].map((path) => ({ path })),
  { path: paths.verifyEmail },
  { path: paths.verifyEmail, stage: "unsubscribed" },
  { path: paths.account, stage: "unsubscribed" },
  { path: paths.payment, stage: "unsubscribed" },
  { path: paths.dashboard, stage: "newcomer" },
  ...pathsOf("app").map((path) => ({ path, stage: "subscribed" as const })),
  { path: paths.analytics, stage: "subscribed", isConnected: true },
];
/** The acceptance cases of the protected routes. */
const cases: Partial<Record<string, string>> = {
  [paths.dashboard]: "RTE-14",
  [paths.roadmap]: "RTE-15",
  [paths.calendar]: "RTE-16 SDB-06",
  [paths.creation]: "RTE-17",
  [paths.analytics]: "RTE-18",
  [paths.engagement]: "RTE-19 SDB-06",
  [paths.monetization]: "RTE-20 SDB-06",
  [paths.preferences]: "RTE-21",
  [paths.settings]: "RTE-22",
};
const audiences = { unsubscribed: "unsubscribed users", newcomer: "newcomers", subscribed: "subscribers" };
const nameOf = ({ path, stage, isConnected }: RouteCase) =>
  `${path} for ${stage ? audiences[stage] : "visitors"}${isConnected ? " with a channel" : ""}`;

const main = (page: Page) => page.getByRole("main");
const submitEmpty: Action = async (page) => {
  await page.getByRole("textbox").first().press("Enter");
  await page.locator("[aria-invalid=true]").first().waitFor();
};
const openTab =
  (index: number): Action =>
  async (page) => {
    await page.getByRole("tab").nth(index).click();
    await expect(page.getByRole("tab").nth(index)).toHaveAttribute("aria-selected", "true");
  };
const openFirstDialog: Action = async (page) => {
  await main(page).getByRole("button").first().click();
  await page.getByRole("dialog").getByRole("textbox").first().waitFor();
};

/** Waits for the part of a screen that loads last. */
const loaded: Partial<Record<string, Action>> = {
  [paths.dashboard]: (page) => page.getByRole("progressbar").or(page.getByRole("dialog")).first().waitFor(),
  [paths.account]: (page) => page.getByRole("region").getByRole("listitem").first().waitFor(),
  [paths.verifyEmail]: (page) => main(page).getByRole("button").or(main(page).getByRole("link")).first().waitFor(),
  // Phones show a list of the sections.
  [paths.settings]: (page) =>
    (page.viewportSize()?.width ?? 0) < 768
      ? page.locator('a[href="#theme"]').waitFor()
      : page.locator("#theme input").last().waitFor({ state: "attached" }),
  [paths.payment]: (page) => main(page).getByRole("button").first().waitFor(),
};

/** Opens a section of the settings, which is shown alone on phones. */
const openSection =
  (id: string): Action =>
  async (page) => {
    await page.evaluate((hash) => void (location.hash = hash), id);
    await page.locator(`#${id}`).waitFor();
  };

/** Actions that open further states of a screen, one after another. They work in any language and at any width. */
const states: Partial<Record<string, readonly Action[]>> = {
  [paths.signIn]: [submitEmpty],
  [paths.signUp]: [submitEmpty],
  [paths.forgotPassword]: [submitEmpty],
  [paths.payment]: [openFirstDialog],
  [paths.settings]: [
    ...["profile", "account", "security", "subscription", "social", "sessions", "language", "theme"].map(openSection),
    async (page) => {
      await page.getByRole("banner").getByRole("button").last().click();
      await page.getByRole("menu").waitFor();
    },
  ],
  [paths.creation]: [
    async (page) => {
      await page.keyboard.press("Control+k");
      await page.getByRole("dialog").getByRole("option").first().waitFor();
    },
  ],
  [paths.preferences]: [
    async (page) => {
      await main(page).getByRole("textbox").nth(1).fill("1".repeat(501));
      await main(page).getByRole("textbox").first().focus();
    },
  ],
  [paths.analytics]: [
    async (page) => {
      await page.keyboard.press("?");
      await page.getByRole("switch").waitFor();
    },
  ],
  [paths.calendar]: [
    async (page) => {
      await main(page).getByRole("radio").last().click();
      await expect(main(page).getByRole("radio").last()).toBeChecked();
    },
    openFirstDialog,
  ],
  [paths.engagement]: [openTab(1), openTab(2)],
  [paths.monetization]: [openTab(1), openTab(2), openTab(3)],
};

async function signIn(page: Page, { stage, isConnected = false }: RouteCase) {
  if (stage) await signInAs(page, await createUser(stage, { isConnected }));
}

async function open(page: Page, { path }: RouteCase) {
  await page.goto(path);
  await page.getByRole("heading").first().waitFor();
  await loaded[path]?.(page);
}

/** Expects that all text is readable in the current state and in every further state; calls `visit` in each. */
async function expectReadable(page: Page, { path }: RouteCase, visit?: Action) {
  const stay: Action = () => Promise.resolve();
  for (const [index, enter] of [stay, ...(states[path] ?? [])].entries()) {
    await enter(page);
    await expect.poll(() => findOverflow(page), `unreadable text in state ${index}`).toEqual([]);
    await visit?.(page);
  }
}

/** Strings that stay untranslated: names, initials, keyboard keys, and a country name formatted by `Intl`. */
const names =
  /^(© 2026 Trellis|Trellis|[A-Z]{2}|Spain|Ctrl|Esc|English|Español|Français|Ana( Torres)?|Marta L\.|Dev Patel|Noor H\.|Jules Renaud|Sofía R\.|Tomás G\.|Greenfork|Copperleaf|Lumen Home|YouTube|Instagram|TikTok|Facebook|Google)$/;

/** Bracketed messages of the pseudo-locale; dates and units that `Intl` formats; platform names. */
const formatted =
  /\[[^[\]]*\]|\w+day|[AP]M|\b(?:Sun|Mon|Tue|Wed|Thu|Fri|Sat|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\w*|(?:days?|hours?|minutes?)(?: ago)?|YouTube|Instagram|TikTok|Facebook)\b/g;

/** Every vowel of the pseudo-locale has an accent, so a plain vowel reveals untranslated text. */
const plainVowel = /[aeiou]/i;

/** Removes the translated and formatted parts of a string and returns the rest; brackets can be nested. */
function untranslatedPart(text: string): string {
  const rest = text.replaceAll(formatted, "");
  return rest === text ? rest : untranslatedPart(rest);
}

/** Collects every string in the API's replies, because these are not the app's own text. Returns them once all replies are read. */
function collectReplies(page: Page): () => Promise<Set<string>> {
  const strings = new Set<string>();
  const reading: Promise<unknown>[] = [];
  const read = async (response: Response) =>
    JSON.stringify(await response.json(), (_key, value: unknown) => {
      if (typeof value === "string") strings.add(value);
      return value;
    });
  page.on("response", (response) => {
    // Replies without a JSON body have no strings.
    if (response.url().includes("/api/v1/")) reading.push(read(response).catch(() => undefined));
  });
  return async () => {
    await Promise.all(reading);
    return strings;
  };
}

const casesOf = ({ path, stage, isConnected }: RouteCase) =>
  stage === "subscribed" && !isConnected ? `I18-01 ${cases[path]}` : "I18-01";

for (const route of routeCases) {
  // The pseudo-locale is longer than any language, so what fits there fits in all of them.
  test(`${casesOf(route)} ${nameOf(route)} shows only translated text, and fits 320 px in the pseudo-locale`, async ({
    page,
  }) => {
    await speakPseudo(page);
    const allReplies = collectReplies(page);
    await signIn(page, route);
    await open(page, route);
    await expect(page).toHaveURL(route.path);
    await expect.poll(() => page.title()).toContain(pseudo(english.title)[screenAt(route.path).title]);
    const texts = await visibleTexts(page);
    await page.setViewportSize({ width: 320, height: 900 });
    await expectReadable(page, route, async () => void texts.push(...(await visibleTexts(page))));
    expect(texts.filter((word) => word.startsWith("["))).not.toEqual([]);
    expect(texts.filter(isRawKey), "raw keys").toEqual([]);
    const replies = await allReplies();
    // Lists are shown with commas.
    const isFromServer = (word: string) => replies.has(word) || word.split(", ").every((part) => replies.has(part));
    const untranslated = texts.filter(
      (word) => !names.test(word) && !isFromServer(word) && plainVowel.test(untranslatedPart(word)),
    );
    expect(untranslated, "untranslated texts").toEqual([]);
  });

  // The stories of the pages have passed axe; this test uses the real server's data.
  test(`${nameOf(route)} passes axe, and fits 320 px in every language`, { tag: "@release" }, async ({ page }) => {
    await signIn(page, route);
    await open(page, route);
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode()
      .options({ preload: false, iframes: false })
      .analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 900 });
    await expectReadable(page, route);
    for (const language of ["es", "fr"]) {
      await page.evaluate((tag) => localStorage.setItem("i18nextLng", tag), language);
      await open(page, route);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expectReadable(page, route);
    }
  });
}

test("the dialogs for another plan and another card fit 320 px, even with a long user name", async ({ page }) => {
  const user = await createUser("subscribed", { fullname: "Maximiliana-Alexandra von Torres-Villanu" });
  await signInAs(page, user);
  for (const openDialog of [openPlan, openCard]) {
    await page.setViewportSize({ width: 1280, height: 640 });
    await expect((await openDialog(page)).number).toBeEnabled();
    await page.setViewportSize({ width: 320, height: 640 });
    await expect.poll(() => findOverflow(page)).toEqual([]);
  }
});
