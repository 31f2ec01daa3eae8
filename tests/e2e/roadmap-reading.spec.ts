import { expect, test } from "./fixtures.ts";
import { tasks, toast } from "./screens.ts";
import { mockReply, holdCall, callsTo, changeReply, recordCalls } from "./api-calls.ts";

const planCall = "GET /ai/generate-three-week-plan";
const heading = { name: "Your three-week roadmap" };

/** A plan of another server: little of everything, and fields that nobody knows. */
const foreignPlan = {
  goal: "sell my prints",
  targetAudience: ["collectors", "hotels"],
  platforms: ["Pinterest", "Instagram"],
  mood: "sunny",
  weeklyPlans: [1, 2, 3].map((week) => ({
    week,
    focus: `Focus ${week}`,
    colour: "green",
    tasks: [0, 1, 2].map((index) => ({
      _id: `${week}-${index}`,
      day: "Monday",
      task: `Task ${week}.${index}`,
      description: "Describe it",
      completed: index < week - 1,
      effort: 5,
    })),
  })),
  contentStrategy: {
    themes: ["Behind the press"],
    postingSchedule: [{ day: "Friday", time: "18:30", platform: "Instagram", mood: "calm" }],
    hashtagStrategy: ["#prints", "paper"],
    budget: 0,
  },
};

test.describe("someone without answers", () => {
  test.use({ stage: "newcomer" });

  test("RDM-02 finds no roadmap, and the way to the questions", async ({ signedInPage: page }) => {
    const sent = recordCalls(page);
    await page.goto("/roadmap");
    await expect(page.getByRole("heading", { name: "No roadmap yet" })).toBeVisible();
    await page.getByRole("link", { name: "Start onboarding" }).click();
    await expect(page).toHaveURL("/");
    expect(callsTo(sent, planCall)).toEqual([]);
  });
});

test("RDM-01 shows that the plan is being made", async ({ signedInPage: page }) => {
  const letThrough = await holdCall(page, planCall);
  await page.goto("/roadmap");
  await expect(page.getByRole("status").getByRole("heading", { name: "Planning your three weeks" })).toBeVisible();
  await letThrough();
  await expect(page.getByRole("heading", heading)).toBeVisible();
  await expect(page.getByText("Planning your three weeks")).toBeHidden();
});

test("RDM-03 asks for the plan in the language of the page", async ({ signedInPage: page }) => {
  const sent = recordCalls(page);
  await page.goto("/roadmap");
  await expect(page.getByRole("heading", heading)).toBeVisible();
  expect(callsTo(sent, planCall)[0]).toEqual({ call: planCall, query: { language: "en" }, body: undefined });
});

test("RDM-04 asks once more a second later, unseen", async ({ signedInPage: page }) => {
  const sent = recordCalls(page);
  await page.clock.install();
  await page.goto("/roadmap");
  await expect(page.getByRole("heading", heading)).toBeVisible();
  const letThrough = await holdCall(page, planCall);
  await expect.poll(() => callsTo(sent, planCall).length).toBe(2);
  await expect(tasks(page).first()).toBeVisible();
  await expect(page.getByText("Planning your three weeks")).toBeHidden();
  await letThrough();
  await page.clock.fastForward(5000);
  await expect(tasks(page).first()).toBeVisible();
  await expect.poll(() => callsTo(sent, planCall)).toHaveLength(2);
});

test("RDM-05 tells goal, audience and platforms of the plan", async ({ signedInPage: page }) => {
  await page.goto("/roadmap");
  const facts = page.getByRole("region", { name: "Overview" });
  await expect(facts.getByText("grow a loyal audience")).toBeVisible();
  await expect(facts.getByText("busy parents")).toBeVisible();
  await expect(facts.getByRole("listitem")).toHaveText(["YouTube", "Instagram"]);
});

test("RDM-06 expects 500 more followers a month of any plan, as an estimate", async ({ signedInPage: page }) => {
  await mockReply(page, planCall, 200, foreignPlan);
  await page.goto("/roadmap");
  const facts = page.getByRole("region", { name: "Overview" });
  await expect(facts.getByText("+500")).toBeVisible();
  await expect(facts.getByText("followers per month (estimate)")).toBeVisible();
});

test("RDM-07 has a tab for each of the three weeks, with what is done of it", async ({ signedInPage: page }) => {
  await mockReply(page, planCall, 200, foreignPlan);
  await page.goto("/roadmap");
  await expect(page.getByRole("tab")).toHaveText([/Week 1 0% complete/, /Week 2 33% complete/, /Week 3 67% complete/]);
});

test("RDM-08 rounds the percent, and has 0 for a week without tasks", async ({ signedInPage: page }) => {
  await changeReply(page, planCall, () => ({
    ...foreignPlan,
    weeklyPlans: foreignPlan.weeklyPlans.map((week) => (week.week === 1 ? { ...week, tasks: [] } : week)),
  }));
  await page.goto("/roadmap");
  await expect(page.getByRole("tab")).toHaveText([/ 0% /, / 33% /, / 67% /]);
  await page.getByRole("tab", { name: "Week 1" }).click();
  await expect(page.getByText("This week has no tasks.")).toBeVisible();
});

test("RDM-09 has a progress bar of the week that is open", async ({ signedInPage: page }) => {
  await mockReply(page, planCall, 200, foreignPlan);
  await page.goto("/roadmap");
  for (const [week, percent] of [
    [3, "67"],
    [2, "33"],
    [1, "0"],
  ]) {
    await page.getByRole("tab", { name: `Week ${week}` }).click();
    const bar = page.getByRole("progressbar", { name: `Week ${week} progress` });
    await expect(bar).toHaveAttribute("aria-valuenow", String(percent));
  }
});

test("RDM-10 lists each task with its day, what to do, and whether it is done", async ({ signedInPage: page }) => {
  await mockReply(page, planCall, 200, foreignPlan);
  await page.goto("/roadmap");
  await page.getByRole("tab", { name: "Week 2" }).click();
  const rows = page.getByRole("list", { name: "Tasks for week 2" }).getByRole("listitem");
  await expect(rows).toHaveText([0, 1, 2].map((index) => new RegExp(`Monday.*Task 2.${index}.*Describe it`)));
  await expect(tasks(page).nth(0)).toBeChecked();
  await expect(tasks(page).nth(1)).not.toBeChecked();
  await expect(tasks(page).nth(1)).toHaveAccessibleDescription("Monday Describe it");
});

test("RDM-16 shows the themes of the content", async ({ signedInPage: page }) => {
  await mockReply(page, planCall, 200, foreignPlan);
  await page.goto("/roadmap");
  await expect(page.getByRole("heading", { name: "Content themes" })).toBeVisible();
  await expect(page.getByText("Behind the press")).toBeVisible();
});

test("RDM-17 shows day, time and platform of the posting schedule", async ({ signedInPage: page }) => {
  await mockReply(page, planCall, 200, foreignPlan);
  await page.goto("/roadmap");
  await expect(page.getByRole("heading", { name: "Posting schedule" })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Friday" })).toHaveText(/Friday.*6:30.PM.*Instagram/);
});

test("RDM-18 shows the hashtag strategy", async ({ signedInPage: page }) => {
  await mockReply(page, planCall, 200, foreignPlan);
  await page.goto("/roadmap");
  await expect(page.getByRole("list", { name: "Hashtag strategy" }).getByRole("listitem")).toHaveText([
    "#prints",
    "#paper",
  ]);
});

test("RDM-19 shows the focus of every week on its tab", async ({ signedInPage: page }) => {
  await mockReply(page, planCall, 200, foreignPlan);
  await page.goto("/roadmap");
  await expect(page.getByRole("tab")).toHaveText([/Focus 1/, /Focus 2/, /Focus 3/]);
});

test("RDM-20 says why there is no plan: the error, else the message, else what happened", async ({
  signedInPage: page,
}) => {
  for (const [body, words] of [
    [{ error: "The planner is ill.", message: "a message" }, "The planner is ill."],
    [{ message: "Come back tomorrow." }, "Come back tomorrow."],
    [{}, "Something went wrong on our side."],
  ] as const) {
    const restore = await mockReply(page, planCall, 500, body);
    await page.goto("/roadmap");
    await expect(toast(page, words)).toBeVisible();
    await expect(page.getByRole("heading", { name: "Your roadmap could not be loaded" })).toBeVisible();
    await restore();
  }
});

test("a plan that could not be loaded is there on Retry", async ({ signedInPage: page }) => {
  const sent = recordCalls(page);
  const restore = await mockReply(page, planCall, 500, {});
  await page.goto("/roadmap");
  // The silent repeat fails as well, and says nothing.
  await expect.poll(() => callsTo(sent, planCall).length).toBe(2);
  await restore();
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("heading", heading)).toBeVisible();
});

test("ENT-08 reads a plan with fields that nobody knows", async ({ signedInPage: page }) => {
  await mockReply(page, planCall, 200, foreignPlan);
  await page.goto("/roadmap");
  const facts = page.getByRole("region", { name: "Overview" });
  await expect(facts.getByText("sell my prints")).toBeVisible();
  await expect(facts.getByRole("listitem")).toHaveText(["Pinterest", "Instagram"]);
  await expect(tasks(page)).toHaveCount(3);
  await expect(page.getByText("sunny")).toBeHidden();
});
