import { type Page, test as base } from "@playwright/test";
import { createUser, type Stage, uniqueAddress, type User } from "./users.ts";

/** Stores the token before the first page loads, as an earlier visit would have. */
export const signInAs = (page: Page, { token }: Pick<User, "token">): Promise<unknown> =>
  page.addInitScript((stored) => {
    if (sessionStorage.getItem("seeded")) return;
    sessionStorage.setItem("seeded", "once");
    localStorage.setItem("token", stored);
  }, token);

/** A test whose browser is signed in as a new user of the given stage. */
export const test = base.extend<{ stage: Stage; isConnected: boolean; user: User; signedInPage: Page }>({
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) => use({ ...extraHTTPHeaders, ...uniqueAddress() }),
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
