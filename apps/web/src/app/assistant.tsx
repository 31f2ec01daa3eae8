import { lazy, type ReactNode, Suspense } from "react";
import { useLocation } from "react-router-dom";
import { useIsSettled } from "../platform/settled.ts";
import { useAuth } from "../session/use-session.ts";
import { Boundary } from "./page-boundary.tsx";
import { isAssistantAt } from "./screens.ts";

const AssistantCorner = lazy(async () => ({
  default: (await import("../features/chat/assistant-corner.tsx")).AssistantCorner,
}));

/** The assistant. It is mounted beside the routes, so the chat survives navigation, and loads after the page. */
export function Assistant(): ReactNode {
  const { pathname } = useLocation();
  const { user } = useAuth();
  const isSettled = useIsSettled();
  if (!isSettled || !isAssistantAt(pathname, user)) return null;
  return (
    <Boundary resetKey={pathname} fallback={() => null}>
      <Suspense>
        <AssistantCorner />
      </Suspense>
    </Boundary>
  );
}
