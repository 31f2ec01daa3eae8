import { lazy, type ReactNode, Suspense } from "react";
import { useLocation } from "react-router-dom";
import { useIsSettled } from "../../platform/settled.ts";
import type { AuthState } from "../../session/auth-state.ts";
import { useAuth } from "../../session/use-session.ts";
import { Boundary } from "../../shared/page-boundary.tsx";

const AssistantCorner = lazy(async () => ({
  default: (await import("./assistant-corner.tsx")).AssistantCorner,
}));

interface AssistantProps {
  /** Whether a user can open the assistant at a path. */
  isOfferedAt: (pathname: string, user: AuthState["user"]) => boolean;
}

/** The assistant. It is mounted beside the routes, so the chat survives navigation, and loads after the page. */
export function Assistant({ isOfferedAt }: AssistantProps): ReactNode {
  const { pathname } = useLocation();
  const { user } = useAuth();
  const isSettled = useIsSettled();
  if (!isSettled || !isOfferedAt(pathname, user)) return null;
  return (
    <Boundary resetKey={pathname} fallback={() => null}>
      <Suspense>
        <AssistantCorner />
      </Suspense>
    </Boundary>
  );
}
