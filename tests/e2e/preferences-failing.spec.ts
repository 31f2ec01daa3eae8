import { paths } from "../../apps/web/src/paths.ts";
import { callsTo, mockReply, recordCalls, settle } from "./api-calls.ts";
import { emailField, passwordField, storedToken } from "./auth-forms.ts";
import { expect, test } from "./fixtures.ts";
import { currentOf, field, openPreferences, updateButton, updateCall } from "./preferences.ts";
import { expectToast } from "./screens.ts";

const saved = "Your preferences are saved.";

test("ONU-11 a failed update shows why, keeps the draft and can be retried", async ({
  signedInPage: page,
  context,
}) => {
  const restore = await mockReply(page, updateCall, 500, { error: "The notebook is full.", message: "a message" });
  await openPreferences(page);
  await field(page, "Goal").fill("first sponsor");
  await field(page, "Skills").fill("");
  await updateButton(page).click();
  await expectToast(page, "The notebook is full.");
  await expect(page.getByText("a message")).toHaveCount(0);
  await expect(updateButton(page)).toBeEnabled();
  await expect(field(page, "Goal")).toHaveValue("first sponsor");
  await expect(field(page, "Goal")).toBeEditable();
  await expect(field(page, "Skills")).toHaveValue("");
  await restore();

  await context.setOffline(true);
  await updateButton(page).click();
  await expectToast(page, /Trellis can’t be reached/);
  await expect(field(page, "Goal")).toHaveValue("first sponsor");
  await context.setOffline(false);
  await updateButton(page).click();
  await expectToast(page, saved);
  await expect(currentOf(page, "Goal").getByRole("listitem")).toHaveText("first sponsor");
  await expect(currentOf(page, "Skills")).toContainText("None");
});

test("ERR-02 a 401 ends the session, and the draft is there after the same user signs in again", async ({
  signedInPage: page,
  user,
}) => {
  const restore = await mockReply(page, updateCall, 401, { error: "Session over" });
  await openPreferences(page);
  await field(page, "Goal").fill("first sponsor");
  await updateButton(page).click();
  await expect(page).toHaveURL(paths.signIn);
  await expect(page.getByRole("heading", { name: "Welcome back" })).toBeVisible();
  await expectToast(page, "Session over");
  expect(await storedToken(page)).toBeNull();
  await restore();
  await emailField(page).fill(user.email);
  await passwordField(page).fill(user.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("link", { name: "Update Preferences" }).click();
  await expect(field(page, "Goal")).toHaveValue("first sponsor");
});

test("too long or too many items are reported at their field and not sent", async ({ signedInPage: page }) => {
  const calls = recordCalls(page);
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
  await expectToast(page, saved);
  await settle(page);
  expect(callsTo(calls, updateCall)).toHaveLength(1);
});
