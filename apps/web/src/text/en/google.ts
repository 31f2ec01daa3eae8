export const text = {
  off: { title: "Google sign-in is not set up here", hint: "Use your email and password instead." },
  blocked: {
    title: "Your browser kept Google’s window closed",
    hint: "Allow pop-ups for Trellis, then try again.",
  },
  closed: { title: "Google’s window was closed", hint: "You are not signed in. Try again whenever you like." },
  unreachable: { title: "Google could not tell us who you are", hint: "Try again, or use your email and password." },
} as const;
