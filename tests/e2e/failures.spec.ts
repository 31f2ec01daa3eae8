import { paths } from "../../apps/web/src/paths.ts";
import { mockReply, recordCallNames, settle } from "./api-calls.ts";
import { storedToken } from "./auth-forms.ts";
import { expect, test } from "./fixtures.ts";
import { expectToast, tasks } from "./screens.ts";

test("ERR-01 a 401 removes the token and redirects to /login with the server's message", async ({ signedInPage }) => {
  await signedInPage.goto(paths.settings);
  await expect(signedInPage.getByRole("heading", { name: "Settings" })).toBeVisible();
  await mockReply(signedInPage, "GET /ai/generate-three-week-plan", 401, { error: "Session over" });
  await signedInPage.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Roadmap" }).click();
  await expect(signedInPage).toHaveURL(paths.signIn);
  await expectToast(signedInPage, "Session over");
  expect(await storedToken(signedInPage)).toBeNull();
  const calls = recordCallNames(signedInPage);
  await settle(signedInPage);
  expect(calls).toEqual([]);
});

test("ERR-12 a reply that cannot be parsed shows a message instead of a blank screen", async ({ signedInPage }) => {
  await mockReply(signedInPage, "GET /ai/generate-three-week-plan", 200, "<h1>Hello</h1>");
  await signedInPage.goto(paths.roadmap);
  await expect(signedInPage.getByRole("main").getByText("That didn’t work.")).toBeVisible();
  await mockReply(signedInPage, "GET /jwt/check-session", 200, { nobody: true });
  await signedInPage.goto(paths.roadmap);
  await expect(signedInPage).toHaveURL(paths.signIn);
  await expectToast(signedInPage, /That didn’t work/);
});

test("a screen whose code cannot be fetched shows an error inside the frame and loads after a reload", async ({
  signedInPage,
}) => {
  await signedInPage.goto(paths.settings);
  await expect(signedInPage.getByRole("heading", { name: "Settings" })).toBeVisible();
  await signedInPage.route("**/assets/roadmap*", (route) => route.abort());
  await signedInPage.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Roadmap" }).click();
  await expect(signedInPage.getByRole("alert")).toContainText("This page could not be loaded");
  await expect(signedInPage).toHaveTitle(/^Roadmap/);
  await expect(signedInPage.getByRole("heading", { name: "This page could not be loaded" })).toBeFocused();
  await expect(signedInPage.getByRole("navigation", { name: "Main" })).toBeVisible();
  await signedInPage.unrouteAll();
  await signedInPage.getByRole("button", { name: "Reload the page" }).click();
  await expect(tasks(signedInPage).first()).toBeVisible();
});
