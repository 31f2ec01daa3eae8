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

/** How long the page may stay empty before it says that it is loading, and how long it may stay a frame, in milliseconds. */
const spinnerDelaysMs = { empty: 150, framed: 3000 };

/** How long the first screen waits for its data, which index.html has asked for, in milliseconds. */
const dataDelayMs = 50;

/** Resolves with the work or when that time is over. */
const within = (milliseconds: number, work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, milliseconds))]);

/** Checks the session, and fetches what the first screen needs. */
async function fetchFirstScreen(): Promise<void> {
  const checked = session.check();
  const data = checked.then(() => fetchFirstData(startPath()));
  await Promise.all([checked, fetchScreen(startPath())]);
  await within(dataDelayMs, data);
}

/** Renders the app, in place of the frame of a signed-in page, or takes over the prerendered page of a visitor. */
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

// Not awaited at the top level: the files of the screens import from this one, and would wait for it to end.
void start();
