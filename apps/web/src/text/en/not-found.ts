export const text = {
  heading: "Page Not Found",
  lead: "Nothing grows at this address. The page may have moved, or the link may be mistyped.",
  dashboard: "Go to Dashboard",
  back: "Go Back",
  help: "Is this a mistake on our side?",
  support: "Contact Support",
} as const;
