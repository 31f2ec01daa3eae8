import "@trellis/ui/theme.css";
import { createRoot } from "react-dom/client";
import { DemoBar, signInAs } from "./demo-bar.tsx";

const visited = "trellis-demo";

/** Registers the service worker and waits until it controls this page. */
async function startWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  const isControlled = new Promise((resolve) => serviceWorker.addEventListener("controllerchange", resolve));
  await serviceWorker.register("/demo-worker.js");
  if (serviceWorker.controller) return;
  // The script in the head has sent its first request to the static host, so discard the response.
  Object.assign(globalThis, { early: undefined });
  (await serviceWorker.ready).active?.postMessage("claim");
  await isControlled;
}

async function start(): Promise<void> {
  const bar = document.createElement("div");
  document.body.prepend(bar);
  if (!("serviceWorker" in navigator)) {
    bar.textContent = "The demo needs a browser that supports service workers, and an address that starts with https.";
    return;
  }
  await startWorker();
  if (localStorage.getItem(visited) === null) {
    localStorage.setItem(visited, "yes");
    await signInAs("creator");
    // Session code that has already run would not notice the token, so reload the page.
    location.reload();
    return;
  }
  createRoot(bar).render(<DemoBar onChange={() => location.assign("/")} />);
  await import("../apps/web/src/main.tsx");
}

void start();
