import { expect, type Page, test as base } from "@playwright/test";
import { serveStripe } from "../stripe/serve-stripe.ts";
import { isStripe } from "./card-provider.ts";
import { createUser, type Stage, uniqueAddress, type User } from "./users.ts";

/** Stores the token before the first page loads, as an earlier visit would have. */
export const signInAs = (page: Page, { token }: Pick<User, "token">): Promise<unknown> =>
  page.addInitScript((stored) => {
    if (sessionStorage.getItem("seeded")) return;
    sessionStorage.setItem("seeded", "once");
    localStorage.setItem("token", stored);
  }, token);

declare global {
  interface Window {
    /** The text of each toast that `expectToast` has not matched yet. */
    shownToasts: string[];
  }
}

/** Runs in the page: records the text of every toast as it appears. */
function recordToasts(): void {
  const seen = new WeakMap<Element, string>();
  window.shownToasts = [];
  new MutationObserver(() => {
    for (const part of document.querySelectorAll('[role="region"][aria-label^="Notif"] *')) {
      const text = part.textContent.replaceAll(/\s+/g, " ").trim();
      if (text === "" || seen.get(part) === text) continue;
      seen.set(part, text);
      window.shownToasts.push(text);
    }
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

/** A test with a new user of the given stage, who is signed in on `signedInPage`. */
export const test = base.extend<{ stage: Stage; isConnected: boolean; user: User; signedInPage: Page }>({
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) => use({ ...extraHTTPHeaders, ...uniqueAddress() }),
  context: async ({ context }, use) => {
    await context.addInitScript(recordToasts);
    const blocked: string[] = [];
    context.on("console", (message) => {
      if (message.text().includes("Content Security Policy")) blocked.push(message.text());
    });
    if (isStripe) await serveStripe(context);
    await use(context);
    expect(blocked).toEqual([]);
  },
  stage: ["subscribed", { option: true }],
  /** Whether the user has connected a YouTube channel. */
  isConnected: [false, { option: true }],
  user: async ({ stage, isConnected }, use) => use(await createUser(stage, { isConnected })),
  signedInPage: async ({ page, user }, use) => {
    await signInAs(page, user);
    await use(page);
  },
});
export { expect } from "@playwright/test";
