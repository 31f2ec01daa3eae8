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
import { toast } from "./screens.ts";
import { dropConnection, holdCall, callsTo, changeReply, recordCalls } from "./api-calls.ts";

const answers = {
  skills: ["filming", "editing"],
  topics: ["home fitness", "mobility"],
  goal: ["grow a loyal audience"],
  targetAudience: ["busy parents"],
  intrestedPlatforms: ["YouTube", "Instagram"],
};

test("ONU-01 shows the current answers, to be read only", async ({ signedInPage: page }) => {
  await openPreferences(page);
  await expect(current(page).getByRole("term")).toHaveText([...labels]);
  for (const [index, list] of Object.values({ ...answers }).entries())
    await expect(current(page).getByRole("definition").nth(index).getByRole("listitem")).toHaveText(list);
  await expect(current(page).locator("input, textarea, button, [contenteditable]")).toHaveCount(0);
});

test("ONU-02 says None where nothing is answered", async ({ signedInPage: page }) => {
  await withUser(page, { onBoarding: { ...answers, skills: [], goal: [], intrestedPlatforms: null } });
  await openPreferences(page);
  for (const label of ["Skills", "Goal", "Interested platforms"] as const) {
    await expect(currentOf(page, label)).toHaveText("None");
    await expect(field(page, label)).toHaveValue("");
  }
  await expect(currentOf(page, "Topics")).not.toContainText("None");
});

test("ONU-03 has five fields of three rows", async ({ signedInPage: page }) => {
  await openPreferences(page);
  await expect(page.getByRole("main").getByRole("textbox")).toHaveCount(5);
  for (const label of labels) {
    await expect(field(page, label)).toHaveAttribute("rows", "3");
    const { tag, lines } = await field(page, label).evaluate((area: HTMLTextAreaElement) => {
      const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(area);
      const room = area.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom);
      return { tag: area.tagName, lines: Math.round(room / parseFloat(lineHeight)) };
    });
    expect(tag).toBe("TEXTAREA");
    expect(lines).toBe(3);
  }
});

test("ONU-04 every field says to separate by commas", async ({ signedInPage: page }) => {
  await openPreferences(page);
  await expect(page.getByRole("main").getByText(/separated by commas\.$/)).toHaveCount(5);
  for (const label of labels) await expect(field(page, label)).toHaveAccessibleDescription(/separated by commas\.$/);
});

test("ONU-05 the button says that it updates for as long as it does, and a second click does nothing", async ({
  signedInPage: page,
}) => {
  await openPreferences(page);
  const sent = recordCalls(page);
  const release = await holdCall(page, updateCall);
  await field(page, "Goal").fill("first sponsor");
  await updateButton(page).dblclick();
  const updating = page.getByRole("button", { name: "Updating…" });
  await expect(updating).toBeVisible();
  await expect(field(page, "Goal")).not.toBeEditable();
  await updating.press("Enter");
  await release();
  await expect(toast(page, "Your preferences are saved.")).toBeVisible();
  await expect(updateButton(page)).toBeVisible();
  await expect(field(page, "Goal")).toBeEditable();
  expect(callsTo(sent, updateCall)).toHaveLength(1);
});

test("ONU-06 an important notice says what becomes of the roadmap", async ({ signedInPage: page }) => {
  await openPreferences(page);
  const notice = page.getByRole("note");
  await expect(notice).toContainText("Important notice");
  await expect(notice).toContainText("your roadmap will be regenerated");
  await expect(notice).toContainText("stay completed");
});

test("ONU-07 sends what stands between commas, trimmed, and nothing empty", async ({ signedInPage: page }) => {
  const sent = recordCalls(page);
  await openPreferences(page);
  await field(page, "Skills").fill(" a, ,b,");
  await updateButton(page).click();
  await expect(currentOf(page, "Skills").getByRole("listitem")).toHaveText(["a", "b"]);
  expect(callsTo(sent, updateCall)[0]?.body).toMatchObject({ skills: ["a", "b"] });
  await expect(field(page, "Skills")).toHaveValue("a, b");
});

test("ONU-08 an empty field is an empty list, and nothing is required", async ({ signedInPage: page }) => {
  const sent = recordCalls(page);
  await openPreferences(page);
  for (const label of labels) await field(page, label).fill(label === "Goal" ? " , " : "");
  await updateButton(page).click();
  await expect(toast(page, "Your preferences are saved.")).toBeVisible();
  await expect(current(page).getByText("None")).toHaveCount(5);
  await expect(page.locator("[aria-invalid=true], :invalid")).toHaveCount(0);
  const empty = { skills: [], topics: [], goal: [], targetAudience: [], intrestedPlatforms: [] };
  expect(callsTo(sent, updateCall)[0]?.body).toEqual(empty);
});

test("ONU-09 sends exactly the five lists, in the language of the page", async ({ signedInPage: page }) => {
  await page.addInitScript(() => localStorage.setItem("i18nextLng", "fr"));
  const sent = recordCalls(page);
  await page.goto("/onboarding-update");
  await page.getByRole("textbox", { name: "Plateformes qui t’intéressent" }).fill("TikTok");
  await page.getByRole("button", { name: "Modifier les préférences" }).click();
  await expect(toast(page, "Tes préférences sont enregistrées.").or(page.getByText("TikTok")).first()).toBeVisible();
  const body = { ...answers, intrestedPlatforms: ["TikTok"] };
  await expect.poll(() => callsTo(sent, updateCall)).toEqual([{ call: updateCall, query: { language: "fr" }, body }]);
});

test("ONU-10 says what the server said, is idle again and checks the session anew", async ({ signedInPage: page }) => {
  const sent = recordCalls(page);
  await changeReply(page, updateCall, (reply: object) => ({ ...reply, message: "Noted, Ana." }));
  await openPreferences(page);
  const checksBefore = callsTo(sent, checkCall).length;
  await field(page, "Goal").fill("first sponsor");
  await updateButton(page).click();
  await expect(toast(page, "Noted, Ana.")).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(updateButton(page)).toBeEnabled();
  await expect.poll(() => callsTo(sent, checkCall).length).toBe(checksBefore + 1);
  const calls = sent.map(({ call }) => call);
  expect(calls.lastIndexOf(checkCall)).toBeGreaterThan(calls.indexOf(updateCall));
  await page.reload();
  await expect(field(page, "Goal")).toHaveValue("first sponsor");
});

test("ONU-12 starts with the current answers, so that an untouched update loses nothing", async ({
  signedInPage: page,
}) => {
  const kept = { ...answers, goal: ["10,000 followers", "first sponsor"] };
  const restore = await withUser(page, { onBoarding: kept });
  const sent = recordCalls(page);
  await openPreferences(page);
  const texts = ["filming, editing", "home fitness, mobility", "10,000 followers, first sponsor", "busy parents"];
  for (const [index, text] of [...texts, "YouTube, Instagram"].entries())
    await expect(field(page, labels[index] ?? "Skills")).toHaveValue(text);
  await restore();
  await updateButton(page).click();
  await expect(toast(page, "Your preferences are saved.")).toBeVisible();
  expect(callsTo(sent, updateCall)[0]?.body).toEqual(kept);
  await expect(currentOf(page, "Goal").getByRole("listitem")).toHaveText(kept.goal);
});

test("ENT-01 a user who is called name instead of fullname is shown by it in header and settings", async ({
  signedInPage: page,
}) => {
  await withUser(page, { fullname: undefined, name: "Zoë Okafor" });
  await openPreferences(page);
  await expect(page.getByRole("banner").getByText("Zoë Okafor", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Settings" }).first().click();
  await expect(page.getByRole("textbox", { name: "Full name" })).toHaveValue("Zoë Okafor");
});

test("ENT-04 answers given as plain lists are shown in every language", async ({ signedInPage: page }) => {
  for (const language of ["en", "es", "fr"]) {
    await page.addInitScript((tag) => localStorage.setItem("i18nextLng", tag), language);
    await page.goto("/onboarding-update");
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    const shown = page.getByRole("main").getByRole("definition");
    for (const [index, list] of Object.values(answers).entries())
      await expect(shown.nth(index).getByRole("listitem")).toHaveText(list);
  }
});

test("ENT-05 of lists keyed by language the page's is read, else the English one, else none", async ({
  signedInPage: page,
}) => {
  await page.addInitScript(() => localStorage.setItem("i18nextLng", "fr"));
  await withUser(page, {
    onBoarding: {
      skills: { en: ["filming"], fr: ["tournage", "montage"] },
      topics: { en: ["fitness"], es: ["deporte"] },
      goal: { es: ["crecer"] },
      targetAudience: {},
      intrestedPlatforms: ["YouTube"],
    },
  });
  await page.goto("/onboarding-update");
  const shown = page.getByRole("main").getByRole("definition");
  await expect(shown).toHaveCount(5);
  await expect(shown.nth(0).getByRole("listitem")).toHaveText(["tournage", "montage"]);
  await expect(shown.nth(1).getByRole("listitem")).toHaveText(["fitness"]);
  await expect(shown.nth(2)).toHaveText("Non précisé");
  await expect(shown.nth(3)).toHaveText("Non précisé");
  await expect(shown.nth(4).getByRole("listitem")).toHaveText(["YouTube"]);
  const fields = page.getByRole("main").getByRole("textbox");
  await expect(fields.nth(0)).toHaveValue("tournage, montage");
  await expect(fields.nth(1)).toHaveValue("fitness");
  await expect(fields.nth(2)).toHaveValue("");
});

test("ENT-10 an update changes what it gives, and keeps all else that is known of the user", async ({
  signedInPage: page,
  user,
}) => {
  await openPreferences(page);
  await dropConnection(page, checkCall);
  await field(page, "Topics").fill("yoga");
  await updateButton(page).click();
  await expect(currentOf(page, "Topics").getByRole("listitem")).toHaveText(["yoga"]);
  await expect(currentOf(page, "Skills").getByRole("listitem")).toHaveText(answers.skills);
  await expect(page.getByRole("banner").getByText(user.fullname, { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Settings" }).first().click();
  await expect(page.getByRole("textbox", { name: "Full name" })).toHaveValue(user.fullname);
  await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue(user.email);
  await expect(page.getByRole("main").getByText("Monthly").first()).toBeVisible();
});
