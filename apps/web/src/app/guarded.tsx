import { type ReactNode, use } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { session } from "../features/session/session.ts";
import { useAuth } from "../features/session/use-session.ts";
import { fetchScreen } from "./fetch-screen.ts";
import { judge } from "./guard.ts";
import { Loading } from "./loading.tsx";
import { screenAt } from "./screens.ts";
import { visitorOf } from "./visitor.ts";

/** Suspends until it is known who is there: so the loading screen stays one and the same until the screen itself is there. */
function UntilKnown({ answer }: { answer: Promise<unknown> }): null {
  use(answer);
  return null;
}

/** Shows its children to those who may see the screen at this address; leads the others away. */
export function Guarded({ children }: { children: ReactNode }): ReactNode {
  const { pathname } = useLocation();
  const visitor = visitorOf(useAuth());
  const { kind } = screenAt(pathname);
  const verdict = judge(visitor, kind);
  fetchScreen(typeof verdict === "object" ? verdict.go : pathname);
  // Asked here and not further down: between the two, React may pause, and the answer may come and go.
  if (verdict === "wait") return <UntilKnown answer={session.check()} />;
  if (typeof verdict !== "object") return children;
  return (
    <>
      <Navigate to={verdict.go} replace />
      {/* Whoever just signed in keeps the form before them until the next screen is there. */}
      {kind === "entry" ? children : <Loading />}
    </>
  );
}
