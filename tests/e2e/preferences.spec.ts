import { callsTo, changeReply, dropConnection, holdCall, recordCalls, settle } from "./api-calls.ts";
import { expect, test } from "./fixtures.ts";
import {
  checkCall,
  current,
  currentOf,
  field,
  labels,
  openPreferences,
  updateButton,
  updateCall,
  withUser,
} from "./preferences.ts";
import { expectToast } from "./screens.ts";

const answers = {
  skills: ["filming", "editing"],
  topics: ["home fitness", "mobility"],
  goal: ["grow a loyal audience"],
  targetAudience: ["busy parents"],
  intrestedPlatforms: ["YouTube", "Instagram"],
};

test("ONU-01 ONU-03 ONU-04 ONU-06 ONU-12 the current answers are shown and fill five fields of three rows", async ({
  signedInPage: page,
}) => {
  const saved = { ...answers, goal: ["10,000 followers", "first sponsor"] };
  const restore = await withUser(page, { onBoarding: saved });
  const calls = recordCalls(page);
  await openPreferences(page);
  await expect(current(page).getByRole("term")).toHaveText([...labels]);
  for (const [index, list] of Object.values(saved).entries())
    await expect(current(page).getByRole("definition").nth(index).getByRole("listitem")).toHaveText(list);
  await expect(current(page).locator("input, textarea, [contenteditable]")).toHaveCount(0);
  const notice = page.getByRole("note");
  await expect(notice).toContainText("Important notice");
  await expect(notice).toContainText("your roadmap will be regenerated");
  await expect(notice).toContainText("stay completed");

  await expect(page.getByRole("main").getByRole("textbox")).toHaveCount(5);
  for (const [index, list] of Object.values(saved).entries()) {
    const area = field(page, labels[index] ?? "Skills");
    await expect(area).toHaveValue(list.join(", "));
    await expect(area).toHaveAttribute("rows", "3");
    await expect(area).toHaveAccessibleDescription(/separated by commas\.$/);
  }
  await restore();
  await updateButton(page).click();
  await expectToast(page, "Your preferences are saved.");
  expect(callsTo(calls, updateCall)[0]?.body).toEqual(saved);
  await expect(currentOf(page, "Goal").getByRole("listitem")).toHaveText(saved.goal);
});

test("ONU-02 ONU-08 missing answers are shown as None, and empty fields are saved as empty lists", async ({
  signedInPage: page,
}) => {
  const restore = await withUser(page, { onBoarding: { ...answers, skills: [], goal: [], intrestedPlatforms: null } });
  const calls = recordCalls(page);
  await openPreferences(page);
  for (const label of ["Skills", "Goal", "Interested platforms"] as const) {
    await expect(currentOf(page, label)).toContainText("None");
    await expect(field(page, label)).toHaveValue("");
  }
  await expect(currentOf(page, "Topics")).not.toContainText("None");
  await restore();
  for (const label of labels) await field(page, label).fill(label === "Goal" ? " , " : "");
  await updateButton(page).click();
  await expectToast(page, "Your preferences are saved.");
  await expect(current(page).getByText("None")).toHaveCount(5);
  await expect(page.locator("[aria-invalid=true], :invalid")).toHaveCount(0);
  const empty = { skills: [], topics: [], goal: [], targetAudience: [], intrestedPlatforms: [] };
  expect(callsTo(calls, updateCall)[0]?.body).toEqual(empty);
});

test("ONU-05 ONU-07 ONU-10 a double click updates once, shows the server's message and checks the session", async ({
  signedInPage: page,
}) => {
  await changeReply(page, updateCall, (reply: object) => ({ ...reply, message: "Noted, Ana." }));
  const release = await holdCall(page, updateCall);
  await openPreferences(page);
  const calls = recordCalls(page);
  await field(page, "Skills").fill(" a, ,b,");
  await updateButton(page).dblclick();
  const updating = page.getByRole("button", { name: "Updating…" });
  await expect(updating).toBeVisible();
  await expect(field(page, "Skills")).not.toBeEditable();
  await updating.press("Enter");
  await release();
  await expectToast(page, "Noted, Ana.");
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(updateButton(page)).toBeEnabled();
  await expect(currentOf(page, "Skills").getByRole("listitem")).toHaveText(["a", "b"]);
  await settle(page);
  const names = calls.map(({ call }) => call);
  expect(names.filter((name) => name === updateCall || name === checkCall)).toEqual([updateCall, checkCall]);
  expect(callsTo(calls, updateCall)[0]?.body).toEqual({ ...answers, skills: ["a", "b"] });
  await page.reload();
  await expect(field(page, "Skills")).toHaveValue("a, b");
});

test("ONU-09 ENT-04 ENT-05 answers are shown in the page's language, else in English, and sent with the page's language", async ({
  signedInPage: page,
}) => {
  await page.addInitScript(() => localStorage.setItem("i18nextLng", "fr"));
  const restore = await withUser(page, {
    onBoarding: {
      skills: { en: ["filming"], fr: ["tournage", "montage"] },
      topics: { en: ["fitness"], es: ["deporte"] },
      goal: { es: ["crecer"] },
      targetAudience: {},
      intrestedPlatforms: ["YouTube"],
    },
  });
  const calls = recordCalls(page);
  await page.goto("/onboarding-update");
  const shown = page.getByRole("main").getByRole("definition");
  await expect(shown).toHaveCount(5);
  await expect(shown.nth(0).getByRole("listitem")).toHaveText(["tournage", "montage"]);
  await expect(shown.nth(1).getByRole("listitem")).toHaveText(["fitness"]);
  await expect(shown.nth(2)).toContainText("Non précisé");
  await expect(shown.nth(3)).toContainText("Non précisé");
  await expect(shown.nth(4).getByRole("listitem")).toHaveText(["YouTube"]);
  const fields = page.getByRole("main").getByRole("textbox");
  await expect(fields.nth(0)).toHaveValue("tournage, montage");
  await expect(fields.nth(1)).toHaveValue("fitness");
  await expect(fields.nth(2)).toHaveValue("");
  await restore();
  await fields.nth(4).fill("TikTok");
  await page.getByRole("button", { name: "Modifier les préférences" }).click();
  await expect(shown.nth(4).getByRole("listitem")).toHaveText(["TikTok"]);
  const body = {
    skills: ["tournage", "montage"],
    topics: ["fitness"],
    goal: [],
    targetAudience: [],
    intrestedPlatforms: ["TikTok"],
  };
  await settle(page);
  expect(callsTo(calls, updateCall)).toEqual([{ call: updateCall, query: { language: "fr" }, body }]);
});

test("ENT-10 an update changes the given fields of the user and no others", async ({ signedInPage: page, user }) => {
  await openPreferences(page);
  await dropConnection(page, checkCall);
  await field(page, "Topics").fill("yoga");
  await updateButton(page).click();
  await expect(currentOf(page, "Topics").getByRole("listitem")).toHaveText(["yoga"]);
  await expect(currentOf(page, "Skills").getByRole("listitem")).toHaveText(answers.skills);
  await expect(page.getByRole("banner").getByRole("button", { name: new RegExp(user.fullname) })).toBeVisible();
  await page.getByRole("link", { name: "Settings" }).first().click();
  await expect(page.getByRole("textbox", { name: "Full name" })).toHaveValue(user.fullname);
  await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue(user.email);
  await expect(page.getByRole("main").getByText("Monthly", { exact: true }).first()).toBeVisible();
});
