/** The flow's screens, in the order they are asked. */
export const screens = ["askingEmail", "askingCode", "askingPassword", "changed"] as const;

/** One of the four screens. */
export type Screen = (typeof screens)[number];

/** Where each screen lives (spec §2). The code screen's address carries its e-mail: `/enter-otp?email=…`. */
export const paths = {
  askingEmail: "/forget-password",
  askingCode: "/enter-otp",
  askingPassword: "/enter-password",
  changed: "/change-password-success",
} as const satisfies Record<Screen, string>;

/** The screen that lives at a path, without its query; null at every other path. */
export const screenAt = (path: string): Screen | null => screens.find((screen) => paths[screen] === path) ?? null;
