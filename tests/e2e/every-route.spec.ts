import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import type { PathKind } from "../../apps/web/src/app/guard.ts";
import { screens } from "../../apps/web/src/app/screens.ts";
import { paths } from "../../apps/web/src/paths.ts";
import { isRawKey, speakPseudo } from "./catalogue.ts";
import { expect, signInAs, test } from "./fixtures.ts";
import { findOverflow, visibleTexts } from "./layout.ts";
import type { Stage } from "./users.ts";

const addressesOf = (kind: PathKind) =>
  screens.filter((screen) => screen.kind === kind).map(({ path }) => (path === "*" ? "/no-such-path" : path));

/** What is the same in all languages: names, and what people themselves have written. */
const same =
  /^(Trellis|YouTube|Instagram|TikTok|Facebook|Google|Assistant|Script|Hashtag|Ctrl|Esc|Monthly|Yearly|Weekly|English|Español|Français|Ana Torres|AT|[\w-]+@trellis\.example|© 2026 Trellis|filming|editing|filming, editing|home fitness|mobility|home fitness, mobility|grow a loyal audience|busy parents|YouTube, Instagram|#(HomeFitness|Mobility|BusyParents))$/;

/** The names in the sample data, and the words of the trade that other languages have taken over. */
const sampleNames =
  /^(Marta L\.|Dev Patel|Noor H\.|Jules Renaud|Sofía R\.|Tomás G\.|ML|DP|NH|JR|SR|TG|Greenfork|Copperleaf|Lumen Home|Reel|Story|, (?:YouTube|Instagram|TikTok))$/;

/** What a screen shows last. */
const lastOn: Partial<Record<string, (page: Page) => Promise<unknown>>> = {
  [paths.dashboard]: (page) => page.getByRole("progressbar").or(page.getByRole("dialog")).first().waitFor(),
  [paths.roadmap]: (page) => page.getByRole("checkbox").first().waitFor(),
  [paths.settings]: (page) => page.locator("#subscription ~ ul button").first().waitFor(),
  [paths.payment]: (page) => page.getByRole("main").getByRole("button").first().waitFor(),
  [paths.yourPlan]: (page) => page.getByRole("main").getByRole("button").first().waitFor(),
};

/** What is behind a click. */
const openOn: Partial<Record<string, (page: Page) => Promise<unknown>>> = {
  [paths.settings]: async (page) => {
    await page.getByRole("banner").getByRole("button").last().click();
    await page.getByRole("menu").waitFor();
  },
  [paths.creation]: async (page) => {
    await page.keyboard.press("Control+k");
    await page.getByRole("dialog").getByRole("option").first().waitFor();
  },
  [paths.analytics]: async (page) => {
    await page.keyboard.press("?");
    await page.getByRole("switch").waitFor();
  },
  [paths.calendar]: async (page) => {
    await page.getByRole("main").getByRole("button").first().click();
    await page.getByRole("dialog").getByRole("textbox").first().waitFor();
  },
  [paths.engagement]: async (page) => {
    await page.getByRole("tab").nth(1).click();
    await page.getByRole("tabpanel").getByRole("heading").nth(1).waitFor();
  },
  [paths.monetization]: async (page) => {
    await page.getByRole("tab").nth(1).click();
    await page.getByRole("tabpanel").getByRole("table").waitFor();
  },
  [paths.payment]: async (page) => {
    await page.getByRole("main").getByRole("button").first().click();
    await page.getByRole("dialog").getByRole("textbox").first().waitFor();
  },
};

const tagOf = (language: string) => (language === "pseudo" ? "en" : language);

async function open(page: Page, address: string, language: string) {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.evaluate((tag) => localStorage.setItem("i18nextLng", tag), tagOf(language));
  await page.goto(address);
  await expect(page.locator("html")).toHaveAttribute("lang", tagOf(language));
  await page.getByRole("heading").first().waitFor();
  await lastOn[address]?.(page);
}

/** Every string in what the server has answered: its words are not the app's. */
function saidTo(page: Page): Set<string> {
  const said = new Set<string>();
  page.on("response", (response) => {
    if (!response.url().includes("/api/v1/")) return;
    response.json().then(
      (body) =>
        JSON.stringify(body, (_key, value: unknown) => {
          if (typeof value === "string") said.add(value);
          return value;
        }),
      () => undefined,
    );
  });
  return said;
}

/** What the pseudo-locale has put in brackets, what the browser writes of days and hours, and the platforms' names. */
const understood =
  /\[[^[\]]*\]|\w+day|[AP]M|\b(?:Sun|Mon|Tue|Wed|Thu|Fri|Sat|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\w*|(?:days?|hours?|minutes?)(?: ago)?|YouTube|Instagram|TikTok|Facebook)\b/g;

/** What remains of a text of the pseudo-locale when all that may be there is gone. */
const unbracketed = (word: string): string => {
  const rest = word.replaceAll(understood, "");
  return rest === word ? rest : unbracketed(rest);
};

/** All that is written can be read. */
const fits = (page: Page, where: string) =>
  expect.soft.poll(() => findOverflow(page), `what can't be read of ${where}`).toEqual([]);

async function isAccessible(page: Page, where: string, language: string) {
  // In one page, not two as by default. Colours are the same in every language, and the dearest to look at.
  const axe = new AxeBuilder({ page }).setLegacyMode().disableRules(language === "en" ? [] : "color-contrast");
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
  expect.soft(found, `axe on ${where}`).toEqual([]);
}

/** Walks through all addresses in all languages, wide and narrow. */
async function walk(page: Page, addresses: readonly string[]) {
  test.slow();
  const said = saidTo(page);
  const english = new Map<string, ReadonlySet<string>>();
  const isLeft = (word: string, language: string, address: string) =>
    language === "pseudo" ? !said.has(word) && /\p{L}{2}/u.test(unbracketed(word)) : english.get(address)?.has(word);
  await page.goto("/no-such-path");
  for (const language of ["en", "es", "fr", "pseudo"]) {
    if (language === "pseudo") await speakPseudo(page);
    for (const address of addresses) {
      const where = `${address} in ${language}`;
      await open(page, address, language);
      const seen = await visibleTexts(page);
      for (const width of [1440, 320]) {
        await page.setViewportSize({ width, height: 900 });
        await fits(page, `${where} at ${width}`);
        await isAccessible(page, `${where} at ${width}`, language);
      }
      await openOn[address]?.(page);
      await fits(page, `what ${where} opens`);
      const words = [...seen, ...(await visibleTexts(page))];
      expect.soft(words.filter(isRawKey), `raw keys on ${where}`).toEqual([]);
      if (language === "en") english.set(address, new Set(words));
      else {
        const left = words.filter(
          (word) => !same.test(word) && !sampleNames.test(word) && isLeft(word, language, address),
        );
        expect.soft(left, `English on ${where}`).toEqual([]);
      }
    }
  }
}

const claim = "I18-01 every route speaks every language, whole and readable";

test(`${claim}: a visitor's`, async ({ page }) => walk(page, [...addressesOf("entry"), "/no-such-path"]));

const app = addressesOf("app");
const visits: readonly (readonly [stage: Stage, addresses: string[]])[] = [
  ["unsubscribed", addressesOf("payment")],
  ["newcomer", [paths.dashboard]],
  ["subscribed", app.slice(0, 4)],
  ["subscribed", app.slice(4)],
];
for (const [stage, addresses] of visits) {
  test.describe(stage, () => {
    test.use({ stage });
    test(`${claim}: ${stage}, ${addresses.join(" ")}`, async ({ page, user }) => {
      await signInAs(page, user);
      await walk(page, addresses);
    });
  });
}
