/** Every URL path of the app (spec §2). */
export const paths = {
  signIn: "/login",
  signUp: "/signup",
  forgotPassword: "/forget-password",
  enterCode: "/enter-otp",
  newPassword: "/enter-password",
  passwordChanged: "/change-password-success",
  verifyEmail: "/verify-email",
  signOut: "/logout",
  payment: "/payment",
  yourPlan: "/yourplan",
  account: "/account",
  dashboard: "/",
  roadmap: "/roadmap",
  calendar: "/calendar",
  creation: "/creation",
  analytics: "/analytics",
  engagement: "/engagement",
  monetization: "/monetization",
  preferences: "/onboarding-update",
  settings: "/settings",
} as const;

/** Returns a path in lower case without trailing slashes, as `paths` spells it. */
export const normalizePath = (pathname: string): string => pathname.replace(/(?<=.)\/+$/, "").toLowerCase();
