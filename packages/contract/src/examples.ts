import type { InferInput } from "valibot";
import type { AnySchema } from "./call.ts";
import { chatSettings } from "./chat.ts";
import type { CallName, calls } from "./calls.ts";
import type { Plan } from "./plan.ts";
import type { RoadmapOnWire } from "./roadmap.ts";
import type { OpenSession } from "./sessions.ts";
import type { UserOnWire } from "./user.ts";
import { youtubeSample } from "./youtube-sample.ts";

type Part<Key extends string, S> = S extends AnySchema ? Record<Key, InferInput<S>> : Partial<Record<Key, undefined>>;

/** A valid body, query and reply of a call on the wire; without a body or query if the call has none. */
export type Example<Name extends CallName> = Part<"body", (typeof calls)[Name]["body"]> &
  Part<"query", (typeof calls)[Name]["query"]> & { reply: InferInput<(typeof calls)[Name]["reply"]> };

/** The three plans. */
export const planSamples = [
  { _id: "plan_weekly", name: "Weekly", price: 4, durationDays: 7, stripePriceId: null },
  { _id: "plan_monthly", name: "Monthly", price: 12, durationDays: 30, stripePriceId: null },
  { _id: "plan_yearly", name: "Yearly", price: 96, durationDays: 365, stripePriceId: null },
] satisfies Plan[];

/** Onboarding answers of a fitness coach. */
export const answersSample = {
  skills: ["personal training", "filming with a phone"],
  intrestedPlatforms: ["Instagram", "YouTube"],
  targetAudience: ["busy parents"],
  goal: ["reach 10,000 followers"],
  topics: ["home workouts"],
};

/** A creator in the free trial who has completed the onboarding. */
export const userSample = {
  _id: "0b9f3c52-7d1e-4a44-8c0e-2f6a5d9b1c11",
  fullname: "Maya Torres",
  email: "maya@example.com",
  avatar: null,
  authProvider: "password",
  onBoarding: answersSample,
  isSubscribed: true,
  subscriptionPlan: planSamples[1],
  trialUsed: true,
  trialEndsAt: "2026-11-24T09:00:00.000Z",
  emailVerified: true,
  hasPassword: true,
  hasSecondFactor: false,
  deletedFrom: null,
  youtubeConnected: false,
  instagramConnected: false,
  tiktokConnected: false,
  facebookConnected: false,
} satisfies UserOnWire;

/** A short roadmap with one completed task. */
export const roadmapSample = {
  goal: ["reach 10,000 followers"],
  targetAudience: ["busy parents"],
  platforms: ["Instagram", "YouTube"],
  weeklyPlans: [
    {
      week: 1,
      focus: "Lay the foundation",
      tasks: [
        {
          _id: "week-1-task-1",
          day: "Monday",
          task: "Write your one-line promise",
          description: "Say in one sentence who you help and with what, and put it into your bio.",
          completed: true,
          completedAt: "2026-11-21T08:30:00.000Z",
        },
        {
          _id: "week-1-task-2",
          day: "Wednesday",
          task: "Film three ten-minute workouts",
          description: "One place, one light, three takes. Keep the best of each.",
          completed: false,
          completedAt: null,
        },
      ],
    },
  ],
  contentStrategy: {
    themes: ["Workouts that fit into a lunch break"],
    postingSchedule: [{ day: "Monday", time: "18:30", platform: "Instagram" }],
    hashtagStrategy: ["#homeworkout", "#fitparents"],
  },
} satisfies RoadmapOnWire;

/** The current session on a computer, and one on a phone. */
export const sessionSamples = [
  {
    id: "5d3c1f0a-8b1e-4c57-9a43-6f2b7e0d1c11",
    createdAt: "2026-11-20T18:05:00.000Z",
    lastSeenAt: "2026-11-21T08:55:00.000Z",
    device: { kind: "computer", browser: "Firefox", system: "Linux" },
    isCurrent: true,
  },
  {
    id: "c0a4e6b2-1f3d-4e8a-b7c9-2d5f8a1b3e22",
    createdAt: "2026-11-02T07:40:00.000Z",
    lastSeenAt: "2026-11-19T21:10:00.000Z",
    device: { kind: "phone", browser: "Safari", system: "iOS" },
    isCurrent: false,
  },
] as const satisfies OpenSession[];

const token = "bm90LWEtcmVhbC10b2tlbi1vbmx5LWEtc2FtcGxlLTE";
const session = { userData: userSample, user: userSample, accessToken: token, token };

/** A valid example of every call. */
export const examples: { [Name in CallName]: Example<Name> } = {
  register: {
    body: {
      fullname: "Maya Torres",
      email: "maya@example.com",
      password: "early-squats-7",
      confirmPassword: "early-squats-7",
    },
    reply: { message: "Account created. You can sign in now." },
  },
  logIn: {
    body: { email: "maya@example.com", password: "early-squats-7" },
    reply: { ...session, message: "You are signed in." },
  },
  checkSession: { reply: { ...session, message: "You are still signed in." } },
  logOut: { reply: { message: "You are signed out." } },
  forgotPassword: {
    body: { email: "maya@example.com" },
    reply: { message: "If there is an account with this email, we’ve sent a code to it." },
  },
  verifyCode: {
    body: { otp: "012345", email: "maya@example.com" },
    reply: { message: "Code verified. Choose a new password.", resetToken: token },
  },
  resetPassword: {
    body: { resetToken: token, newPassword: "late-squats-8", confirmPassword: "late-squats-8" },
    reply: { message: "Your password has been changed. Sign in with the new one." },
  },
  changePassword: {
    body: { currentPassword: "early-squats-7", newPassword: "late-squats-8", confirmPassword: "late-squats-8" },
    reply: { message: "Your password has been changed. All other devices are signed out." },
  },
  prove: { body: { password: "early-squats-7" }, reply: { message: "Thanks, we know it’s you." } },
  verifyEmail: {
    body: { token },
    reply: { message: "Your email is confirmed.", email: "maya@example.com", isChange: false },
  },
  resendVerification: { reply: { message: "We’ve sent a link to your email." } },
  changeEmail: {
    body: { email: "maya.torres@example.com" },
    reply: { message: "We’ve sent a link to the new address. Open it to complete the change." },
  },
  signInProviders: {
    reply: {
      google: {
        kind: "sandbox",
        clientId: null,
        pageUrl: "/api/v1/sandbox/google",
        userinfoUrl: "/api/v1/sandbox/google/userinfo",
      },
    },
  },
  listSessions: { reply: { sessions: [...sessionSamples] } },
  endSession: {
    query: { id: sessionSamples[1].id },
    reply: { message: "That device is signed out." },
  },
  signOutElsewhere: {
    reply: { message: "You are signed out everywhere else.", ended: 1 },
  },
  listPlans: { reply: planSamples },
  createSetupIntent: {
    reply: { id: "seti_sandbox_1", clientSecret: "seti_sandbox_1_secret_2" },
  },
  createUpdateSetupIntent: {
    reply: { id: "seti_sandbox_3", clientSecret: "seti_sandbox_3_secret_4" },
  },
  savePaymentMethod: {
    body: { paymentMethodId: "pm_sandbox_visa_1a2b3c4d" },
    reply: { message: "Your card has been saved." },
  },
  confirmSubscription: {
    body: { planId: "plan_monthly" },
    reply: { message: "You are subscribed. The first 3 days are free." },
  },
  changePlan: {
    body: { planId: "plan_yearly" },
    reply: { message: "Plan updated successfully!" },
  },
  saveOnboarding: {
    body: answersSample,
    query: { language: "en" },
    reply: { message: "Your answers are saved.", onboarding: answersSample },
  },
  updateOnboarding: {
    body: { ...answersSample, goal: ["earn from sponsors"] },
    query: { language: "en" },
    reply: {
      message: "Your preferences are saved.",
      onboarding: { ...answersSample, goal: ["earn from sponsors"] },
    },
  },
  updateProfile: {
    body: { file: new File(["a picture"], "maya.png", { type: "image/png" }), fullname: "Maya Torres" },
    reply: { message: "Your profile has been saved.", user: userSample },
  },
  exportAccount: { reply: new Blob(["a ZIP archive"], { type: "application/zip" }) },
  deleteAccount: {
    reply: { message: "Your account will be deleted in 7 days.", deletedFrom: "2026-11-28T09:00:00.000Z" },
  },
  keepAccount: { reply: { message: "Your account stays." } },
  socialStatus: {
    reply: { youtubeConnected: false, instagramConnected: false, tiktokConnected: false, facebookConnected: false },
  },
  youtubeAuth: {
    reply: { authUrl: "/api/v1/sandbox/youtube?state=YW5vdGhlci1zYW1wbGU&language=en" },
  },
  disconnectYoutube: {
    reply: { message: "YouTube disconnected successfully", user: userSample },
  },
  youtubeAnalytics: { reply: youtubeSample },
  generateRoadmap: { query: { language: "en" }, reply: roadmapSample },
  updateTaskStatus: {
    body: { week: 1, dayIndex: 0, completed: true },
    query: { language: "en" },
    reply: { message: "Task status updated successfully!", plan: roadmapSample },
  },
  completeChat: {
    body: {
      ...chatSettings,
      messages: [
        { role: "system", content: "You are Trellis, a growth assistant for influencers. Topics: home workouts." },
        { role: "user", content: "When should I post?" },
      ],
    },
    reply: {
      id: "chatcmpl-1",
      object: "chat.completion",
      model: "gpt-3.5-turbo",
      choices: [
        {
          index: 0,
          message: { role: "assistant", content: "On Tuesdays at 6:30 p.m." },
          finish_reason: "stop",
        },
      ],
    },
  },
  generateContent: {
    body: {
      topic: "home workouts",
      platform: "Instagram",
      tone: "Motivational",
      audience: "busy parents",
      selectedTool: "caption",
    },
    reply: {
      content: "Home workouts: one small step today beats a perfect plan 🌱 For busy parents. Save it for later.",
      contentIdeas: [
        { id: "1", title: "Before and after in 15 seconds", category: "Results", engagement: "High", trending: true },
        { id: "2", title: "One week, one change", category: "Challenge", engagement: "Medium", trending: false },
        { id: "3", title: "What I use, and what I skip", category: "Tools", engagement: "Low", trending: false },
      ],
      writtenBy: "built-in engine",
    },
  },
  findCountry: { reply: { country_code: "ES" } },
};
