import type { SnapshotFrom } from "xstate";
import type { passwordResetMachine } from "./password-reset.machine.ts";
import type { Problem } from "./problems.ts";
import { screens, type Screen } from "./screens.ts";

type PasswordResetSnapshot = SnapshotFrom<typeof passwordResetMachine>;

/** What becomes of a screen's form: open, under way, done and about to be left, or refused a moment ago (and open). */
export type Status = "editing" | "sending" | "sent" | "refused";

/** Everything a UI needs to draw the flow. `problem` says why the last submission was not taken. */
export type PasswordResetView =
  | { is: "askingEmail"; status: Status; email: string; problem: Problem | null }
  /** The code screen, opened without an e-mail address: it says so, and verifies nothing. */
  | { is: "noEmail" }
  /** Another code can be asked for when `canResend`; else, when `secondsLeft` is not 0, so many seconds later. */
  | {
      is: "askingCode";
      status: Status | "resending";
      email: string;
      problem: Problem | null;
      canResend: boolean;
      secondsLeft: number;
    }
  /** The password screen, opened without a reset token: it says so, and shows the way back to the e-mail. */
  | { is: "noToken" }
  | { is: "askingPassword"; status: Status; problem: Problem | null; passwordMinimum: number }
  | { is: "changed" };

/** The screen this snapshot of the flow is at. */
export const screenOf = (snapshot: PasswordResetSnapshot): Screen =>
  screens.find((screen) => snapshot.matches(screen)) ?? snapshot.context.opensAt;

function statusOf(snapshot: PasswordResetSnapshot, screen: Exclude<Screen, "changed">): Status {
  const statuses = ["sending", "sent", "refused"] as const;
  return statuses.find((status) => snapshot.matches({ [screen]: status })) ?? "editing";
}

/** What to show for this snapshot of the flow. */
export function viewOf(snapshot: PasswordResetSnapshot): PasswordResetView {
  const { email, resetToken, problem, secondsLeft, rules } = snapshot.context;
  const screen = screenOf(snapshot);
  if (screen === "changed") return { is: "changed" };
  const status = statusOf(snapshot, screen);
  if (screen === "askingEmail") return { is: screen, status, email, problem };
  if (screen === "askingPassword") {
    // The token is spent by the time the change is told.
    if (resetToken === "" && status !== "sent") return { is: "noToken" };
    return { is: screen, status, problem, passwordMinimum: rules.passwordMinimum };
  }
  if (email === "") return { is: "noEmail" };
  return {
    is: screen,
    status: snapshot.matches({ askingCode: "resending" }) ? "resending" : status,
    email,
    problem,
    canResend: snapshot.can({ type: "resend.requested" }),
    secondsLeft,
  };
}
