import type { Page, Route } from "@playwright/test";

/** A server that implements exactly the calls of the specification’s table (spec §7), without additions. */
export interface SpecServer {
  /** The calls that the server did not know, as `METHOD /path`. */
  unknown: Set<string>;
}

const answers = {
  skills: ["filming"],
  topics: ["home fitness"],
  goal: ["grow my audience"],
  targetAudience: ["busy parents"],
  intrestedPlatforms: ["YouTube"],
};
const task = (_id: string, name: string) => ({
  _id,
  day: "Monday",
  task: name,
  description: "Short.",
  completed: false,
});
const plans = [
  { _id: "p1", name: "Monthly", price: 9.99, durationDays: 30, stripePriceId: "price_1" },
  { _id: "p2", name: "Yearly", price: 99, durationDays: 365, stripePriceId: "price_2" },
];

/** Replaces the API of a page with a `SpecServer`. Its only user signs up, pays and answers the questions. */
export async function serveSpecification(page: Page): Promise<SpecServer> {
  const unknown = new Set<string>();
  const user: Record<string, unknown> = {
    fullname: "Ana Torres",
    email: "ana@trellis.example",
    avatar: "",
    authProvider: "other",
    onBoarding: false,
    isSubscribed: false,
    trialUsed: false,
    youtubeConnected: false,
    instagramConnected: false,
    tiktokConnected: false,
    facebookConnected: false,
  };
  const weeks = [1, 2, 3].map((week) => ({
    week,
    focus: `Focus ${week}`,
    tasks: [task(`${week}a`, `Film video ${week}`), task(`${week}b`, `Cut video ${week}`)],
  }));
  const roadmap = () => ({
    goal: "grow my audience",
    targetAudience: "busy parents",
    platforms: ["YouTube"],
    weeklyPlans: weeks,
    contentStrategy: {
      themes: ["Workouts"],
      postingSchedule: [{ day: "Monday", time: "18:00", platform: "YouTube" }],
      hashtagStrategy: ["#fit"],
    },
  });
  const session = () => ({ userData: user, accessToken: "spec-token", message: "Welcome." });
  const subscribe = () =>
    Object.assign(user, {
      isSubscribed: true,
      subscriptionPlan: plans[0],
      trialUsed: true,
      trialEndsAt: new Date(Date.now() + 3 * 86_400_000).toISOString(),
    });
  const calls: Record<string, (body: Record<string, unknown>) => unknown> = {
    "POST /jwt/register": () => ({ message: "Registered." }),
    "POST /jwt/login": session,
    "GET /jwt/check-session": session,
    "POST /jwt/forgot-password": () => ({ message: "Code sent." }),
    "POST /jwt/verify-otp": () => ({ message: "Code verified.", resetToken: "reset" }),
    "POST /jwt/reset-password": () => ({ message: "Changed." }),
    "GET /payment/plans": () => plans,
    "POST /payment/create-setup-intent": () => ({ id: "seti_1", clientSecret: "seti_1_secret_2" }),
    "POST /payment/save-method": () => null,
    "POST /payment/confirm": () => void subscribe(),
    "POST /user/on-boarding": () => {
      user["onBoarding"] = answers;
      return { message: "Saved.", onboarding: answers };
    },
    "GET /ai/generate-three-week-plan": roadmap,
    "PUT /ai/update-task-status": ({ week, dayIndex, completed }) => {
      Object.assign(weeks[Number(week) - 1]?.tasks[Number(dayIndex)] ?? {}, { completed });
      return { message: "Updated.", plan: roadmap() };
    },
    "PUT /ai/generate-content": () => ({
      content: "A caption about workouts.",
      contentIdeas: [{ id: "1", title: "Three moves", category: "Tips", engagement: "High", trending: true }],
    }),
    "GET /youtube/auth": () => ({ authUrl: "javascript:document.title='owned'" }),
    "GET /youtube/analytics": () => ({}),
    "POST /youtube/disconnect": () => ({ message: "Disconnected.", user }),
    "PUT /user/update-profile": () => ({ message: "Profile saved.", user }),
  };
  const reply = async (route: Route) => {
    const request = route.request();
    const name = `${request.method()} ${new URL(request.url()).pathname.replace("/api/v1", "")}`;
    const call = calls[name];
    if (!call) {
      unknown.add(name);
      return route.fulfill({ status: 404, json: { error: "no such call", message: "no such call" } });
    }
    const isJson = request.headers()["content-type"] === "application/json";
    const body = call(isJson ? (request.postDataJSON() as Record<string, unknown>) : {});
    return route.fulfill(body === undefined ? { status: 204 } : { json: body });
  };
  await page.route("**/api/v1/**", reply);
  return { unknown };
}
