import { type passwordResetMachine, type Screen, screenOf } from "@trellis/machines/password-reset";
import type { SnapshotFrom } from "xstate";
import { paths } from "../../paths.ts";

const pathOf = {
  askingEmail: paths.forgotPassword,
  askingCode: paths.enterCode,
  askingPassword: paths.newPassword,
  changed: paths.passwordChanged,
} as const satisfies Record<Screen, string>;

/** A place in the flow, as encoded in the URL. The email is empty if the URL has none. */
export interface Place {
  screen: Screen;
  email: string;
}

const screenOfPath = new Map<string, Screen>(Object.entries(pathOf).map(([screen, path]) => [path, screen as Screen]));

/** Returns the place for a URL of the app. */
export const placeAt = (path: string, search: string): Place => ({
  screen: screenOfPath.get(path) ?? "askingEmail",
  email: new URLSearchParams(search).get("email")?.trim() ?? "",
});

/** Returns the URL of a place. Only the code screen has the email in its URL (spec §2). */
export function addressOf({ screen, email }: Place): string {
  const query = screen === "askingCode" && email !== "" ? `?email=${encodeURIComponent(email)}` : "";
  return pathOf[screen] + query;
}

/** Returns the current place of the flow. */
export const placeOf = (snapshot: SnapshotFrom<typeof passwordResetMachine>): Place => ({
  screen: screenOf(snapshot),
  email: snapshot.context.email,
});
