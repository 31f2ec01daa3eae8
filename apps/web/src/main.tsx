import "@trellis/ui/theme.css";
import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App } from "./app/app.tsx";
import { fetchScreen } from "./app/fetch-screen.ts";
import { startApp } from "./app/start-app.ts";
import { root, startPath } from "./platform/page.ts";
import { session } from "./session/session.ts";
import { startTexts } from "./text/i18n.ts";
import { settleLanguage, startLanguage } from "./text/language.ts";

/** How long the page may stay empty before it says that it is loading, in milliseconds. */
const spinnerDelayMs = 150;

/** Resolves with the work or when that time is over. index.html has asked for most of what it waits for. */
const beforeSpinner = (work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, spinnerDelayMs))]);

/** Renders the app, or takes over a prerendered page, which index.html shows to visitors without a session. */
async function start(): Promise<void> {
  const { language, isFirstVisit } = startLanguage();
  await startTexts(language);
  startApp();
  const isChecking = session.auth.read().checkSessionStatus === "loading";
  if (isChecking) await beforeSpinner(Promise.all([session.check(), fetchScreen(startPath())]));
  const container = root();
  const app = (
    <StrictMode>
      <App />
    </StrictMode>
  );
  if (container.hasChildNodes()) {
    await fetchScreen(startPath());
    hydrateRoot(container, app);
  } else {
    createRoot(container).render(app);
  }
  if (isFirstVisit) await settleLanguage();
}

// Not awaited at the top level: the files of the screens import from this one, and would wait for it to end.
void start();
