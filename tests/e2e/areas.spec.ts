import type { Page } from "@playwright/test";
import { paths } from "../../apps/web/src/paths.ts";
import { expect, test } from "./fixtures.ts";
import { tasks } from "./screens.ts";

interface Cache {
  getAll: () => { queryKey: readonly unknown[] }[];
}
interface Fiber {
  memoizedProps: { client?: { getQueryCache?: () => Cache } } | null;
  child: Fiber | null;
  sibling: Fiber | null;
}
/** What React ties to the element it renders into: of two trees one is shown. */
interface Root {
  stateNode: { current: Fiber };
}

/** The first words of everything that the page has asked for and keeps. */
const areasOf = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector("#root") as unknown as Record<string, Root>;
    const start = Object.entries(root).find(([key]) => key.startsWith("__reactContainer$"))?.[1];
    const waiting: (Fiber | null | undefined)[] = [start?.stateNode.current];
    while (waiting.length > 0) {
      const fiber = waiting.pop();
      if (!fiber) continue;
      const cache = fiber.memoizedProps?.client?.getQueryCache?.();
      if (cache) return [...new Set(cache.getAll().map(({ queryKey }) => String(queryKey[0])))].toSorted();
      waiting.push(fiber.sibling, fiber.child);
    }
    return [];
  });

test("STA-04 what the app keeps is in the areas auth, roadmap, user, payment and socialAccounts, and in no other", async ({
  signedInPage,
  user,
}) => {
  const go = (name: string) => signedInPage.getByRole("navigation", { name: "Sections" }).getByRole("link", { name });
  await signedInPage.goto(paths.settings);
  await expect(signedInPage.getByRole("list", { name: "Devices" })).toBeVisible();
  for (const name of ["Content Creation", "Analytics", "Update Preferences"]) {
    await go(name).click();
    await expect(signedInPage.getByRole("heading", { level: 1 })).toBeFocused();
  }
  await go("Personalized Roadmap").click();
  await expect(tasks(signedInPage).first()).toBeVisible();
  await go("Overview").click();
  await expect(signedInPage.getByRole("progressbar").first()).toBeVisible();
  await signedInPage.evaluate(() => {
    history.pushState(null, "", "/payment");
    dispatchEvent(new PopStateEvent("popstate"));
  });
  await expect(signedInPage.getByRole("button", { name: "Choose Yearly" })).toBeVisible();
  expect(await areasOf(signedInPage)).toEqual(["payment", "roadmap", "socialAccounts", "user"]);
  // The fifth, `auth`, is the session's own store: it knows the person without asking, on every screen.
  await expect(signedInPage.getByRole("button", { name: `Account menu for ${user.fullname}` })).toBeVisible();
});
