import { type ReactNode, useState } from "react";
import { PasswordResetScreens } from "../../../features/account/password-reset-screens.tsx";
import { usePasswordReset } from "../../../features/account/use-password-reset.ts";
import { useFocusRecovery } from "../../../platform/focus.ts";

/**
 * Password reset: one route for four paths. The router keeps it mounted between them, so the flow keeps its state. A URL
 * that the flow can’t reach starts a new flow.
 */
export function PasswordResetRoute(): ReactNode {
  const [attempt, setAttempt] = useState(0);
  useFocusRecovery(String(attempt));
  return <PasswordReset key={attempt} onLost={() => setAttempt(attempt + 1)} />;
}

function PasswordReset({ onLost }: { onLost: () => void }): ReactNode {
  return <PasswordResetScreens {...usePasswordReset(onLost)} />;
}
