import "./platform/prerendered-styles.ts";
import "@trellis/ui/theme.css";
import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App } from "./app/app.tsx";
import { fetchFirstData, fetchScreen } from "./app/fetch-screen.ts";
import { startApp } from "./app/start-app.ts";
import { root, startPath } from "./platform/page.ts";
import { session } from "./session/session.ts";
import { startTexts } from "./text/i18n.ts";
import { settleLanguage, startLanguage } from "./text/language.ts";

/** Delays before an empty page and a page with only a frame show the loading state, in milliseconds. */
const spinnerDelaysMs = { empty: 150, framed: 3000 };

/** Maximum time that the first screen waits for its data, which index.html has requested, in milliseconds. */
const dataDelayMs = 50;

/** Resolves when the work is done or the time is over. */
const within = (milliseconds: number, work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, milliseconds))]);

/** Checks the session, and fetches what the first screen needs. */
async function fetchFirstScreen(): Promise<void> {
  const checked = session.check();
  const data = checked.then(() => fetchFirstData(startPath()));
  await Promise.all([checked, fetchScreen(startPath())]);
  await within(dataDelayMs, data);
}

/** Hydrates the prerendered page of a visitor, or renders the app, replacing the frame of a signed-in page. */
async function start(): Promise<void> {
  const { language, isFirstVisit } = startLanguage();
  await startTexts(language);
  startApp();
  const container = root();
  const hasFrame = container.querySelector("[data-first-frame]") !== null;
  const isChecking = session.auth.read().checkSessionStatus === "loading";
  if (isChecking) await within(spinnerDelaysMs[hasFrame ? "framed" : "empty"], fetchFirstScreen());
  const app = (
    <StrictMode>
      <App />
    </StrictMode>
  );
  if (container.hasChildNodes() && !hasFrame) {
    await fetchScreen(startPath());
    hydrateRoot(container, app);
  } else {
    createRoot(container).render(app);
  }
  if (isFirstVisit) await settleLanguage();
}

// Don’t await this at the top level: the chunks of the screens import this module and would wait for it.
void start();
