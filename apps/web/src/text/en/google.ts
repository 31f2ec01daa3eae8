export const text = {
  off: { title: "Google sign-in is not set up here", hint: "Use your email and password instead." },
  blocked: {
    title: "Your browser blocked the Google window",
    hint: "Allow pop-ups for Trellis, then try again.",
  },
  closed: { title: "The Google window was closed", hint: "You are not signed in. Try again whenever you like." },
  unreachable: { title: "Google couldn’t confirm who you are", hint: "Try again, or use your email and password." },
} as const;
