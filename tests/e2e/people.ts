import { type Page, test as base } from "@playwright/test";
import { fromNewAddress, type Person, createUser, type Stage } from "./users.ts";

/** Lets the browser find this token, as after an earlier visit. */
export const signInAs = (page: Page, { token }: Pick<Person, "token">): Promise<unknown> =>
  page.addInitScript((stored) => {
    if (sessionStorage.getItem("seeded")) return;
    sessionStorage.setItem("seeded", "once");
    localStorage.setItem("token", stored);
  }, token);

/** The API's calls that a page makes, as `METHOD /path`; not the one by which a first visit finds its language. */
export function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/v1/") && pathname !== "/api/v1/geo")
      calls.push(`${request.method()} ${pathname.slice("/api/v1".length)}`);
  });
  return calls;
}

/** A test with a browser already signed in as a new person of the given stage. */
export const test = base.extend<{ stage: Stage; person: Person; signedInPage: Page }>({
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) => use({ ...extraHTTPHeaders, ...fromNewAddress() }),
  stage: ["subscribed", { option: true }],
  person: async ({ baseURL, stage }, use) => use(await createUser(baseURL ?? "", stage)),
  signedInPage: async ({ page, person }, use) => {
    await signInAs(page, person);
    await use(page);
  },
});
export { expect } from "@playwright/test";
