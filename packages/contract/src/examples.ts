import type { InferInput } from "valibot";
import type { AnySchema } from "./call.ts";
import { chatSettings } from "./chat.ts";
import type { CallName, calls } from "./calls.ts";
import { securityExamples, usedPasskeySample } from "./examples-security.ts";
import { answersSample, planSamples, roadmapSample, sessionSamples, userSample } from "./samples.ts";
import { youtubeSample } from "./youtube-sample.ts";

type Part<Key extends string, S> = S extends AnySchema ? Record<Key, InferInput<S>> : Partial<Record<Key, undefined>>;

/** A valid body, query and reply of a call on the wire; without a body or query if the call has none. */
export type Example<Name extends CallName> = Part<"body", (typeof calls)[Name]["body"]> &
  Part<"query", (typeof calls)[Name]["query"]> & { reply: InferInput<(typeof calls)[Name]["reply"]> };

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
    reply: { message: "Your account is ready. Sign in to start growing." },
  },
  logIn: {
    body: { email: "maya@example.com", password: "early-squats-7" },
    reply: { ...session, message: "You are signed in." },
  },
  passSecondFactor: { body: { token, code: "012345" }, reply: { ...session, message: "You are signed in." } },
  signInWithPasskey: {
    body: { passkey: usedPasskeySample },
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
  ...securityExamples,
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
    reply: { message: "Card saved." },
  },
  confirmSubscription: {
    body: { planId: "plan_monthly" },
    query: { expectsTrial: "true" },
    reply: { message: "You are subscribed. The first 3 days are free." },
  },
  changePlan: {
    body: { planId: "plan_yearly", prorationDate: "2026-11-21T09:00:00.000Z" },
    reply: { message: "Plan updated successfully!" },
  },
  readBilling: {
    reply: {
      subscription: {
        planId: "plan_monthly",
        planName: "Monthly",
        price: 12,
        durationDays: 30,
        status: "trialing",
        trialEndsAt: "2026-11-24T09:00:00.000Z",
        trialDaysLeft: 3,
        periodEndsAt: "2026-11-24T09:00:00.000Z",
        endsAt: null,
        nextCharge: { amount: 12, at: "2026-11-24T09:00:00.000Z" },
        pastDue: null,
      },
      card: { brand: "visa", last4: "4242", expMonth: 12, expYear: 2034 },
      hasTrial: false,
      isSandbox: true,
      isCurrent: true,
    },
  },
  previewPlanChange: {
    query: { planId: "plan_yearly" },
    reply: {
      dueToday: 91.6,
      credit: 4.4,
      nextCharge: { amount: 96, at: "2027-11-21T09:00:00.000Z" },
      prorationDate: "2026-11-21T09:00:00.000Z",
    },
  },
  cancelSubscription: {
    query: { reason: "unused" },
    reply: {
      message:
        "Your subscription is canceled. You keep access until the end of the period, and nothing more is charged.",
    },
  },
  resumeSubscription: { reply: { message: "Your subscription continues as before." } },
  listInvoices: {
    query: { after: "in_cus_sandbox_1_14" },
    reply: {
      next: null,
      invoices: [
        {
          id: "in_cus_sandbox_1_2",
          number: "TRELLIS-0001",
          createdAt: "2026-11-21T09:00:00.000Z",
          paidAt: "2026-11-21T09:00:00.000Z",
          amount: 12,
          planName: "Monthly",
          status: "paid",
          url: "/sandbox/receipts?invoice=in_cus_sandbox_1_2",
        },
      ],
    },
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
    reply: { message: "Profile saved.", user: userSample },
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
