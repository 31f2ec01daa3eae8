import { callsTo, changeReply, dropConnection, holdCall, recordCalls, settle } from "./api-calls.ts";
import { expect, test } from "./fixtures.ts";
import {
  checkCall,
  current,
  currentOf,
  edit,
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

test("ONU-01 ONU-03 ONU-04 ONU-06 ONU-12 the current answers are shown once, and “Edit” opens five fields of three rows that start with them", async ({
  signedInPage: page,
}) => {
  const saved = { ...answers, goal: ["10,000 followers", "first sponsor"] };
  const restore = await withUser(page, { onBoarding: saved });
  const calls = recordCalls(page);
  await openPreferences(page);
  await expect(current(page).getByRole("heading", { level: 3 })).toHaveText([...labels]);
  for (const [index, list] of Object.values(saved).entries())
    await expect(currentOf(page, labels[index] ?? "Skills").getByRole("listitem")).toHaveText(list);
  await expect(page.getByRole("main").getByRole("textbox")).toHaveCount(0);
  const notice = page.getByRole("note");
  await expect(notice).toContainText("Important notice");
  await expect(notice).toContainText("your roadmap will be regenerated");
  await expect(notice).toContainText("stay completed");

  for (const [index, list] of Object.values(saved).entries()) {
    const area = await edit(page, labels[index] ?? "Skills");
    await expect(area).toBeFocused();
    await expect(area).toHaveValue(list.join(", "));
    await expect(area).toHaveAttribute("rows", "3");
    await expect(area).toHaveAccessibleDescription(/separated by commas\.$/);
  }
  await expect(current(page).getByRole("listitem")).toHaveCount(0);
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
    await expect(await edit(page, label)).toHaveValue("");
  }
  await expect(currentOf(page, "Topics")).not.toContainText("None");
  await restore();
  for (const label of ["Topics", "Target audience"] as const) await edit(page, label);
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
  await (await edit(page, "Skills")).fill(" a, ,b,");
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
  await expect(await edit(page, "Skills")).toHaveValue("a, b");
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
  const shown = page.getByRole("main").getByRole("group");
  await expect(shown).toHaveCount(5);
  await expect(shown.nth(0).getByRole("listitem")).toHaveText(["tournage", "montage"]);
  await expect(shown.nth(1).getByRole("listitem")).toHaveText(["fitness"]);
  await expect(shown.nth(2)).toContainText("Non précisé");
  await expect(shown.nth(3)).toContainText("Non précisé");
  await expect(shown.nth(4).getByRole("listitem")).toHaveText(["YouTube"]);
  await restore();
  await page.getByRole("button", { name: "Modifier : Plateformes" }).click();
  await page.getByRole("main").getByRole("textbox").fill("TikTok");
  await page.getByRole("button", { name: "Mettre à jour les préférences" }).click();
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
  await (await edit(page, "Topics")).fill("yoga");
  await updateButton(page).click();
  await expect(currentOf(page, "Topics").getByRole("listitem")).toHaveText(["yoga"]);
  await expect(currentOf(page, "Skills").getByRole("listitem")).toHaveText(answers.skills);
  await expect(page.getByRole("banner").getByRole("button", { name: new RegExp(user.fullname) })).toBeVisible();
  await page.getByRole("link", { name: "Settings" }).first().click();
  await expect(page.getByRole("textbox", { name: "Full name" })).toHaveValue(user.fullname);
  await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue(user.email);
  await expect(page.getByRole("main").getByText("Monthly", { exact: true }).first()).toBeVisible();
});
