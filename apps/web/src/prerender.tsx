import { type Language, languages } from "@trellis/contract/fields";
import i18next from "i18next";
import { StrictMode } from "react";
import { prerender as render } from "react-dom/static";
import { I18nextProvider } from "react-i18next";
import { MemoryRouter } from "react-router-dom";
import { ServerStyleSheet } from "styled-components";
import { RoutedApp } from "./app/app.tsx";
import { fetchScreen } from "./app/fetch-screen.ts";
import { paths } from "./paths.ts";
import { fetchInLanguage, startTexts } from "./text/i18n.ts";

/** The pages that visitors without a session open first. */
export const prerenderedPaths = [paths.signIn, paths.signUp, paths.forgotPassword] as const;

export interface PrerenderedPage {
  /** Markup by language. */
  markup: Record<string, string>;
  /** The `<style>` elements of the components. */
  styles: string;
}

let start: Promise<void> | undefined;

async function markupIn(language: Language, path: string, sheet: ServerStyleSheet): Promise<string> {
  await fetchInLanguage(language);
  const i18n = i18next.cloneInstance();
  await i18n.changeLanguage(language);
  const page = (
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <MemoryRouter initialEntries={[path]}>
          <RoutedApp />
        </MemoryRouter>
      </I18nextProvider>
    </StrictMode>
  );
  const { prelude } = await render(sheet.collectStyles(page), {
    // Everything stays where it is rendered; by default, large parts would be moved into place by scripts.
    progressiveChunkSize: Infinity,
    onError: (error) => {
      throw error;
    },
  });
  return new Response(prelude).text();
}

/** Renders a page in every language, as visitors without a session see it. Runs at build time, in Node. */
export async function prerender(path: string): Promise<PrerenderedPage> {
  await (start ??= startTexts("en"));
  await fetchScreen(path);
  const sheet = new ServerStyleSheet();
  const pages = languages.map(async (language) => [language, await markupIn(language, path, sheet)] as const);
  return { markup: Object.fromEntries(await Promise.all(pages)), styles: sheet.getStyleTags() };
}
