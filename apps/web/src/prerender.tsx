import { type Language, languages } from "@trellis/contract/fields";
import { roadmapSample } from "@trellis/contract/samples";
import type { User } from "@trellis/contract/user";
import { Pot } from "@trellis/ui/illustration";
import i18next from "i18next";
import { type ReactNode, StrictMode } from "react";
import { prerender as render } from "react-dom/static";
import { I18nextProvider } from "react-i18next";
import { MemoryRouter } from "react-router-dom";
import { ServerStyleSheet } from "styled-components";
import { RoutedApp } from "./app/app.tsx";
import { fetchScreen } from "./app/fetch-screen.ts";
import { AppFrame } from "./app/frames/app-frame.tsx";
import { PlanSkeleton } from "./features/roadmap/plan.section.tsx";
import { roadmapQuery } from "./features/roadmap/roadmap.query.ts";
import { paths } from "./paths.ts";
import { queryClient } from "./session/query-client.tsx";
import { session } from "./session/session.ts";
import { fetchInLanguage, startTexts } from "./text/i18n.ts";
import { type DateWords, dateWords } from "./text/plain-format.ts";

/** The pages that visitors without a session open first. */
export const prerenderedPaths = [paths.signIn, paths.signUp, paths.forgotPassword] as const;

/** The pages that subscribers open first. */
const framedPaths = [paths.dashboard, paths.roadmap, paths.creation, paths.analytics, paths.settings];

export interface PrerenderedPage {
  /** Markup by language. */
  markup: Record<string, string>;
  /** The `<style>` elements of the components. */
  styles: string;
}

/** The greeting in each language, with the placeholders {{greeting}} and {{name}}, and the date below it. */
export type GreetingTexts = Record<
  string,
  Record<"morning" | "afternoon" | "evening" | "withName" | "loading", string> & { date: DateWords }
>;

/** The frame of a page for subscribers, and the text of its greeting. */
export interface FramedPage {
  path: string;
  /** As a user with a connected channel sees it. */
  connected: PrerenderedPage;
  /** As a user without a channel sees it, if that differs. */
  disconnected?: PrerenderedPage | undefined;
  texts: GreetingTexts;
}

let start: Promise<void> | undefined;
const planKey = roadmapQuery("en").queryKey;

/** Returns the content of a page. Without a plan, the roadmap page shows that the plan is being generated. */
function contentAt(path: string): ReactNode {
  const hasPlan = queryClient.getQueryData(planKey) !== undefined;
  if (path !== paths.roadmap || hasPlan) return <RoutedApp />;
  return (
    <AppFrame>
      <PlanSkeleton />
    </AppFrame>
  );
}

async function markupIn(language: Language, path: string, sheet: ServerStyleSheet): Promise<string> {
  await fetchInLanguage(language);
  const i18n = i18next.cloneInstance();
  await i18n.changeLanguage(language);
  const page = (
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <MemoryRouter initialEntries={[path]}>{contentAt(path)}</MemoryRouter>
      </I18nextProvider>
    </StrictMode>
  );
  const { prelude } = await render(sheet.collectStyles(page), {
    // Render everything in place. By default, React puts large parts at the end and moves them with scripts.
    progressiveChunkSize: Infinity,
    onError: (error) => {
      throw error;
    },
  });
  return new Response(prelude).text();
}

/** A placeholder user with access to every screen, without a name and data. */
const anyone: User = {
  name: "",
  email: "",
  avatar: undefined,
  signsInWith: "password",
  isOnboarded: true,
  answers: undefined,
  isSubscribed: true,
  plan: undefined,
  trialUsed: false,
  trialEndsAt: undefined,
  isEmailVerified: true,
  hasPassword: true,
  hasSecondFactor: false,
  deletedFrom: undefined,
  hasAccountCalls: true,
  connected: { youtube: true, instagram: false, tiktok: false, facebook: false },
  hasBuiltInAssistant: true,
};

/** Renders a page in every language, as visitors without a session see it. Runs at build time, in Node. */
export async function prerender(path: string, sheet = new ServerStyleSheet()): Promise<PrerenderedPage> {
  await (start ??= startTexts("en"));
  await fetchScreen(path);
  const pages = languages.map(async (language) => [language, await markupIn(language, path, sheet)] as const);
  return { markup: Object.fromEntries(await Promise.all(pages)), styles: sheet.getStyleTags() };
}

/**
 * Returns a style sheet per page, with the styles that the page needs once it has a plan. Inserting them only when the plan
 * arrives would be slow.
 */
async function stylesWithPlan(): Promise<Map<string, ServerStyleSheet>> {
  const sheets = new Map(framedPaths.map((path) => [path, new ServerStyleSheet()]));
  queryClient.setQueryData(planKey, roadmapSample);
  const rendered = [...sheets].map(async ([path, sheet]) => {
    await fetchScreen(path);
    await markupIn("en", path, sheet);
    // The dashboard shows the pot until a task is completed.
    await render(sheet.collectStyles(<Pot />));
  });
  await Promise.all(rendered);
  queryClient.clear();
  return sheets;
}

async function greetingTexts(): Promise<GreetingTexts> {
  const textsIn = async (language: Language) => {
    await fetchInLanguage(language);
    const t = i18next.getFixedT(language, ["dashboard", "app"]);
    const texts = {
      morning: t("greeting.morning"),
      afternoon: t("greeting.afternoon"),
      evening: t("greeting.evening"),
      withName: t("greetingWithName", { greeting: "{{greeting}}", name: "{{name}}" }),
      loading: t("app:loading"),
      date: dateWords[language],
    };
    return [language, texts] as const;
  };
  return Object.fromEntries(await Promise.all(languages.map(textsIn)));
}

/**
 * Renders the pages that subscribers open first, in the state in which their data is loading. Parts that depend on the
 * user are empty. Render the visitors' pages first, because this function signs a user in.
 */
export async function prerenderFrames(): Promise<FramedPage[]> {
  await session.logInWith(async () => ({ user: anyone, token: "none", message: undefined }));
  const sheets = await stylesWithPlan();
  const connected = await Promise.all(framedPaths.map((path) => prerender(path, sheets.get(path))));
  session.updateUser({ connected: { ...anyone.connected, youtube: false } });
  const disconnected = await prerender(paths.analytics, sheets.get(paths.analytics));
  const texts = await greetingTexts();
  return connected.map((page, index) => {
    const path = framedPaths[index] ?? "";
    return { path, connected: page, disconnected: path === paths.analytics ? disconnected : undefined, texts };
  });
}
