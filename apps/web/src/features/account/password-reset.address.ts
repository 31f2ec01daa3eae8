import { type passwordResetMachine, type Screen, screenOf } from "@trellis/machines/password-reset";
import type { SnapshotFrom } from "xstate";
import { paths } from "../../paths.ts";

const pathOf = {
  askingEmail: paths.forgotPassword,
  askingCode: paths.enterCode,
  askingPassword: paths.newPassword,
  changed: paths.passwordChanged,
} as const satisfies Record<Screen, string>;

/** A place in the flow, as an address tells it. The e-mail is empty where the address has none. */
export interface Place {
  screen: Screen;
  email: string;
}

const screenOfPath = new Map<string, Screen>(Object.entries(pathOf).map(([screen, path]) => [path, screen as Screen]));

/** The place that an address of the app stands for. */
export const placeAt = (path: string, search: string): Place => ({
  screen: screenOfPath.get(path) ?? "askingEmail",
  email: new URLSearchParams(search).get("email")?.trim() ?? "",
});

/** The address of a place; only the code's tells whose it is (spec §2). */
export function addressOf({ screen, email }: Place): string {
  const query = screen === "askingCode" && email !== "" ? `?email=${encodeURIComponent(email)}` : "";
  return pathOf[screen] + query;
}

/** Where the flow is. */
export const placeOf = (snapshot: SnapshotFrom<typeof passwordResetMachine>): Place => ({
  screen: screenOf(snapshot),
  email: snapshot.context.email,
});
