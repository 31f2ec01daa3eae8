import "@trellis/ui/theme.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/app.tsx";
import { startApp } from "./app/start-app.ts";
import { root } from "./platform/page.ts";
import { startTexts } from "./text/i18n.ts";
import { settleLanguage } from "./text/language.ts";

await startTexts(await settleLanguage());
startApp();

createRoot(root()).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
