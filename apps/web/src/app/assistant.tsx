import { lazy, type ReactNode, Suspense } from "react";
import { useLocation } from "react-router-dom";
import { useAuth } from "../features/session/use-session.ts";
import { Boundary } from "./boundary.tsx";
import { isAssistantAt } from "./is-assistant-at.ts";

const AssistantCorner = lazy(async () => ({ default: (await import("./assistant-corner.tsx")).AssistantCorner }));

/** The assistant beside the routes, so that the talk goes on from page to page. Its code comes after the page's own. */
export function Assistant(): ReactNode {
  const { pathname } = useLocation();
  const { user } = useAuth();
  if (!isAssistantAt(pathname, user)) return null;
  return (
    <Boundary resetKey={pathname} fallback={() => null}>
      <Suspense>
        <AssistantCorner />
      </Suspense>
    </Boundary>
  );
}
