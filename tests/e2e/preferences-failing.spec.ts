import { paths } from "../../apps/web/src/paths.ts";
import { expect, test } from "./fixtures.ts";
import { currentOf, field, openPreferences, updateButton, updateCall } from "./preferences.ts";
import { toast } from "./screens.ts";
import { emailField, passwordField, storedToken } from "./auth-forms.ts";
import { mockReply, dropConnection, callsTo, recordCalls } from "./api-calls.ts";

const saved = "Your preferences are saved.";

test("ONU-11 says why nothing was updated, is idle again and keeps what was typed", async ({ signedInPage: page }) => {
  const restore = await mockReply(page, updateCall, 500, { error: "The notebook is full.", message: "a message" });
  await openPreferences(page);
  await field(page, "Goal").fill("first sponsor");
  await field(page, "Skills").fill("");
  await updateButton(page).click();
  await expect(toast(page, "The notebook is full.")).toBeVisible();
  await expect(updateButton(page)).toBeEnabled();
  await expect(field(page, "Goal")).toHaveValue("first sponsor");
  await expect(field(page, "Goal")).toBeEditable();
  await expect(field(page, "Skills")).toHaveValue("");
  await expect(currentOf(page, "Skills")).toContainText("filming");
  await restore();
  await updateButton(page).click();
  await expect(toast(page, saved)).toBeVisible();
  await expect(currentOf(page, "Skills")).toHaveText("None");
});

test("ERR-02 a 401 ends the session, and what was typed is there for whoever typed it", async ({
  signedInPage: page,
  user,
}) => {
  const restore = await mockReply(page, updateCall, 401, { error: "Session over" });
  await openPreferences(page);
  await field(page, "Goal").fill("first sponsor");
  await updateButton(page).click();
  await expect(page).toHaveURL(paths.signIn);
  await expect(page.getByRole("heading", { name: "Welcome back" })).toBeVisible();
  await expect(toast(page, "Session over")).toBeVisible();
  expect(await storedToken(page)).toBeNull();
  await restore();
  await emailField(page).fill(user.email);
  await passwordField(page).fill(user.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("link", { name: "Update Preferences" }).click();
  await expect(field(page, "Goal")).toHaveValue("first sponsor");
});

test("ERR-06 an update that fails is told in the words of its error", async ({ signedInPage: page }) => {
  await mockReply(page, updateCall, 500, { error: "The error.", message: "The message." });
  await openPreferences(page);
  await updateButton(page).click();
  await expect(toast(page, "The error.")).toBeVisible();
  await expect(page.getByText("The message.")).toHaveCount(0);
});

test("ERR-07 an update whose line drops is told in a toast", async ({ signedInPage: page }) => {
  await dropConnection(page, updateCall);
  await openPreferences(page);
  await updateButton(page).click();
  await expect(toast(page, /Trellis can’t be reached/)).toBeVisible();
  await expect(updateButton(page)).toBeEnabled();
});

test("an update without a connection says so, and works once it is back", async ({ signedInPage: page, context }) => {
  await openPreferences(page);
  // The code of news comes with the first of them.
  await updateButton(page).click();
  await expect(toast(page, saved)).toBeVisible();
  await field(page, "Goal").fill("first sponsor");
  await context.setOffline(true);
  await updateButton(page).click();
  await expect(toast(page, /Trellis can’t be reached/)).toBeVisible();
  await expect(field(page, "Goal")).toHaveValue("first sponsor");
  await context.setOffline(false);
  await updateButton(page).click();
  await expect(currentOf(page, "Goal")).toHaveText("first sponsor");
});

test("more than the server takes is told at the field, and not sent", async ({ signedInPage: page }) => {
  const sent = recordCalls(page);
  await openPreferences(page);
  await field(page, "Topics").fill("x".repeat(501));
  await field(page, "Goal").fill("x,".repeat(51));
  await updateButton(page).click();
  await expect(field(page, "Topics")).toBeFocused();
  await expect(field(page, "Topics")).toHaveAccessibleDescription(/Each item must be no more than 500 characters/);
  await expect(field(page, "Goal")).toHaveAccessibleDescription(/Must be no more than 50 items/);
  await field(page, "Topics").fill("x".repeat(500));
  await field(page, "Goal").fill("x");
  await updateButton(page).click();
  await expect(toast(page, saved)).toBeVisible();
  expect(callsTo(sent, updateCall)).toHaveLength(1);
});
