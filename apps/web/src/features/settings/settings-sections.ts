/** The cards of the settings, in order; each is also an anchor of the page. */
export const settingsSections = ["profile", "language", "theme", "subscription", "social", "sessions"] as const;
