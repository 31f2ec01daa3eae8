import type { SnapshotFrom } from "xstate";
import type { passwordResetMachine } from "./password-reset.machine.ts";
import { screens, type Screen } from "./setup.ts";

type PasswordResetSnapshot = SnapshotFrom<typeof passwordResetMachine>;

/** Status of a screen's form. `sent`: the call succeeded, and the next screen follows. `refused`: the call has just failed. */
export type Status = "editing" | "sending" | "sent" | "refused";

/** The view that a UI renders for a state of the flow. */
export type PasswordResetView =
  | { is: "askingEmail"; status: Status; email: string }
  /** The code screen was opened without an email address, so no code can be verified. */
  | { is: "noEmail" }
  /** `secondsLeft`: seconds until another code can be sent. */
  | { is: "askingCode"; status: Status | "resending"; email: string; secondsLeft: number }
  /** The password screen was opened without a reset token, so no password can be set. */
  | { is: "noToken" }
  | { is: "askingPassword"; status: Status }
  | { is: "changed" };

/** Returns the screen of a snapshot of the flow. */
export const screenOf = (snapshot: PasswordResetSnapshot): Screen =>
  screens.find((screen) => snapshot.matches(screen)) ?? snapshot.context.initialScreen;

function statusOf(snapshot: PasswordResetSnapshot, screen: Exclude<Screen, "changed">): Status {
  const statuses = ["sending", "sent", "refused"] as const;
  return statuses.find((status) => snapshot.matches({ [screen]: status })) ?? "editing";
}

/** Returns the view of a snapshot of the flow. */
export function viewOf(snapshot: PasswordResetSnapshot): PasswordResetView {
  const { email, resetToken, secondsLeft } = snapshot.context;
  const screen = screenOf(snapshot);
  if (screen === "changed") return { is: "changed" };
  const status = statusOf(snapshot, screen);
  if (screen === "askingEmail") return { is: screen, status, email };
  if (screen === "askingPassword") {
    // In `sent`, the token has already been cleared.
    return resetToken === "" && status !== "sent" ? { is: "noToken" } : { is: screen, status };
  }
  if (email === "") return { is: "noEmail" };
  const isResending = snapshot.matches({ askingCode: "resending" });
  return { is: screen, status: isResending ? "resending" : status, email, secondsLeft };
}
