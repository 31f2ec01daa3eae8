import "@trellis/ui/theme.css";
import { createRoot } from "react-dom/client";
import { DemoBar, signInAs } from "./demo-bar.tsx";

const visited = "trellis-demo";

/** Registers the worker and waits until it answers the calls of this page. */
async function startWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  const isControlled = new Promise((resolve) => serviceWorker.addEventListener("controllerchange", resolve));
  await serviceWorker.register("/demo-worker.js");
  if (serviceWorker.controller) return;
  // The head of the page has asked the host, which has no server.
  Object.assign(globalThis, { early: undefined });
  (await serviceWorker.ready).active?.postMessage("claim");
  await isControlled;
}

async function start(): Promise<void> {
  const bar = document.createElement("div");
  document.body.prepend(bar);
  if (!("serviceWorker" in navigator)) {
    bar.textContent = "The demo needs a browser with service workers, and an address that starts with https.";
    return;
  }
  await startWorker();
  if (localStorage.getItem(visited) === null) {
    localStorage.setItem(visited, "yes");
    await signInAs("creator");
    // The code of the session may have run already, and would not notice the token.
    location.reload();
    return;
  }
  createRoot(bar).render(<DemoBar onChange={() => location.assign("/")} />);
  await import("../apps/web/src/main.tsx");
}

void start();
