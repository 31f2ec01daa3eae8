import { format } from "oxfmt";
import { describe, expect, it } from "vitest";
import { bodyCellsOf, bodies, type BodyName, cellsOf, type FieldCells, type Outcome, samples } from "./reply-cells.ts";

/** One outcome for absent, null and another type, or one for each of the three. */
type Expected = Outcome | readonly [absent: Outcome, null: Outcome, otherType: Outcome];

const rejected: Expected = "rejected";
const leftOut: Expected = "item left out";
/** In a list that the step needs as a whole, an item can be missing, but not unreadable. */
const whole: Expected = ["item left out", "rejected", "rejected"];
/** The field may be missing, but if it is there, it must be readable. */
const strict: Expected = ["ok", "ok", "rejected"];
/** An unreadable item keeps its place. */
const kept: Expected = ["item left out", "ok", "ok"];

const prefixed = (prefix: string, cells: Record<string, Expected>) =>
  Object.fromEntries(Object.entries(cells).map(([path, expected]) => [`${prefix}${path}`, expected]));
const answers = (prefix: string) =>
  prefixed(prefix, {
    "skills[]": leftOut,
    "intrestedPlatforms[]": leftOut,
    "targetAudience[]": leftOut,
    "goal[]": leftOut,
    "topics[]": leftOut,
  });
const plan = (prefix: string, onlyWeek: Expected) =>
  prefixed(prefix, {
    "goal[]": leftOut,
    "targetAudience[]": leftOut,
    "platforms[]": leftOut,
    "weeklyPlans[]": onlyWeek,
    "weeklyPlans[].tasks[]": kept,
    "contentStrategy.themes[]": leftOut,
    "contentStrategy.postingSchedule[]": leftOut,
    "contentStrategy.hashtagStrategy[]": leftOut,
  });
const passkeyRequest = {
  options: rejected,
  "options.challenge": rejected,
  "options.rpId": strict,
  "options.allowCredentials": strict,
  "options.allowCredentials[]": whole,
  "options.allowCredentials[].id": rejected,
  "options.allowCredentials[].type": rejected,
};
const signIn = {
  "userData, accessToken": { userData: rejected, accessToken: rejected, ...answers("userData.onBoarding.") },
  "user, token": { user: rejected, token: rejected, ...answers("user.onBoarding.") },
};
const signInOf = (call: string) =>
  Object.fromEntries(Object.entries(signIn).map(([names, cells]) => [`${call} (${names})`, cells]));

/** The fields that each step needs. Every other cell is "ok": the field falls back to a default. */
const needs: Readonly<Record<string, Readonly<Record<string, Expected>>>> = {
  ...signInOf("logIn"),
  ...signInOf("passSecondFactor"),
  ...signInOf("signInWithPasskey"),
  // The stored token stays valid.
  "checkSession (userData, accessToken)": { userData: rejected, ...answers("userData.onBoarding.") },
  "checkSession (user, token)": { user: rejected, ...answers("user.onBoarding.") },
  secondFactorOptions: passkeyRequest,
  passkeyProofOptions: passkeyRequest,
  passkeySignInOptions: { options: rejected, "options.challenge": rejected, "options.rpId": strict },
  verifyCode: { resetToken: rejected },
  readSecurity: {
    passkeys: rejected,
    "passkeys[]": leftOut,
    "passkeys[].id": leftOut,
  },
  passkeyCreationOptions: {
    options: rejected,
    "options.challenge": rejected,
    "options.rp": rejected,
    "options.rp.name": rejected,
    "options.user": rejected,
    "options.user.id": rejected,
    "options.user.name": rejected,
    "options.user.displayName": rejected,
    "options.pubKeyCredParams": rejected,
    "options.pubKeyCredParams[]": whole,
    "options.pubKeyCredParams[].type": rejected,
    "options.pubKeyCredParams[].alg": rejected,
  },
  addPasskey: { "recoveryCodes[]": leftOut },
  confirmAuthenticator: { "recoveryCodes[]": leftOut },
  setUpAuthenticator: { secret: rejected, uri: rejected },
  renewRecoveryCodes: { recoveryCodes: rejected, "recoveryCodes[]": whole },
  listSessions: {
    sessions: rejected,
    "sessions[]": leftOut,
    "sessions[].id": leftOut,
  },
  listPlans: { "[]": leftOut, "[]._id": leftOut, "[].name": leftOut, "[].price": leftOut, "[].durationDays": leftOut },
  readBilling: { subscription: strict, "subscription.planId": rejected },
  previewPlanChange: { dueToday: rejected, prorationDate: rejected },
  listInvoices: {
    invoices: rejected,
    "invoices[]": leftOut,
    "invoices[].id": leftOut,
    "invoices[].createdAt": leftOut,
    "invoices[].amount": leftOut,
  },
  saveOnboarding: answers("onboarding."),
  updateOnboarding: answers("onboarding."),
  updateProfile: answers("user.onBoarding."),
  disconnectYoutube: answers("user.onBoarding."),
  youtubeAuth: { authUrl: rejected },
  youtubeAnalytics: {
    "analytics.columnHeaders[]": kept,
    "analytics.rows[]": leftOut,
    "analytics.rows[][]": kept,
    "topComments[]": leftOut,
  },
  // The plan of the example has one week.
  generateRoadmap: { weeklyPlans: rejected, ...plan("", rejected) },
  updateTaskStatus: plan("plan.", leftOut),
  generateContent: { content: rejected, "contentIdeas[]": leftOut, "contentIdeas[].title": leftOut },
  completeChat: { "choices[]": leftOut },
};

/** Calls whose reply is a list, which may be empty. */
const lists = new Set(["listPlans"]);

const isNeeded = (expected: Expected): boolean =>
  (typeof expected === "string" ? expected : expected[0]) === "rejected";
const threeOf = (expected: Expected = "ok") => (typeof expected === "string" ? Array(3).fill(expected) : expected);

const rows = await Promise.all(
  samples.map(async (sample) => ({ sample, cells: await cellsOf(sample), whole: await bodyCellsOf(sample) })),
);

describe.each(rows)("the reply to $sample.title", ({ sample: { title }, cells, whole: outcomes }) => {
  it("is accepted without any field that its step does not need", () => {
    const found = cells.map((each) => [each.path, each.absent, each.null, each.otherType]);
    const wanted = cells.map(({ path }) => [path, ...threeOf(needs[title]?.[path])]);
    expect(found).toEqual(wanted);
    expect(Object.keys(needs[title] ?? {}).filter((path) => !cells.some((each) => each.path === path))).toEqual([]);
  });

  it("is read the same whether a field is null or absent", () => {
    expect(cells.filter(({ nullEqualsAbsent }) => !nullEqualsAbsent).map(({ path }) => path)).toEqual([]);
  });

  it("can be any successful response except HTML and broken JSON if its step needs no field", () => {
    const needsFields = lists.has(title) || Object.values(needs[title] ?? {}).some(isNeeded);
    // The fields of a part that may be missing are not needed.
    const bare = needsFields && title !== "readBilling" ? "rejected" : "ok";
    expect(outcomes).toEqual({
      "extra fields": "ok",
      empty: bare,
      list: lists.has(title) ? "ok" : bare,
      text: bare,
      null: bare,
      true: bare,
      "HTML page": "rejected",
      "cut off": "rejected",
    });
  });
});

const names = Object.keys(bodies) as BodyName[];
const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
const tableOf = (head: readonly string[], body: readonly (readonly string[])[]) =>
  [line(head), line(head.map(() => "---")), ...body.map(line)].join("\n");
const fieldsOf = (cells: readonly FieldCells[]) =>
  cells.map((each) => [`\`${each.path}\``, each.absent, each.null, each.otherType]);

function page(): string {
  const fields = rows.reduce((sum, { cells }) => sum + cells.length, 0);
  return [
    "# Tolerance of replies",
    "Generated by `npm run cells`. A test fails when this page is out of date.",
    `These tables show how the client reads invalid replies to every call of the contract: ${fields * 3} cells for ${fields} fields, and ${rows.length * names.length} for whole bodies. \`ok\` means that the field falls back to a default and the rest is read, \`rejected\` that the step needs the field, and \`item left out\` that only this item is missing from its list. \`null\` is always treated like an absent field.`,
    "## Whole bodies",
    tableOf(
      ["Reply", ...names],
      rows.map(({ sample, whole: cells }) => [sample.title, ...names.map((name) => cells[name])]),
    ),
    "## Fields",
    ...rows.map(({ sample, cells }) =>
      [`### ${sample.title}`, tableOf(["Field", "absent", "null", "another type"], fieldsOf(cells))].join("\n\n"),
    ),
  ].join("\n\n");
}

it("docs/tolerance.md shows these cells (to update it: npm run cells)", async () => {
  const { code } = await format("tolerance.md", `${page()}\n`, { printWidth: 120 });
  await expect(code).toMatchFileSnapshot("../../docs/tolerance.md");
});
