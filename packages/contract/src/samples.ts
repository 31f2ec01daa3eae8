import type { Plan } from "./plan.ts";
import type { RoadmapOnWire } from "./roadmap.ts";
import type { OpenSession } from "./sessions.ts";
import type { UserOnWire } from "./user-on-wire.ts";

/** The three plans. */
export const planSamples = [
  { _id: "plan_weekly", name: "Weekly", price: 4, durationDays: 7, stripePriceId: null },
  { _id: "plan_monthly", name: "Monthly", price: 12, durationDays: 30, stripePriceId: null },
  { _id: "plan_yearly", name: "Yearly", price: 96, durationDays: 365, stripePriceId: null },
] satisfies Plan[];

/** A fitness coach's onboarding answers. */
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
  startedAt: "2026-11-16T09:00:00.000Z",
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
