import { LoadingScreen } from "@trellis/ui/loading-screen";
import { type ReactNode, use } from "react";
import { useTranslation } from "react-i18next";
import { Navigate, useLocation } from "react-router-dom";
import { session } from "../session/session.ts";
import { useAuth } from "../session/use-session.ts";
import { fetchScreen } from "./fetch-screen.ts";
import { accessFor, visitorOf } from "./guard.ts";
import { screenAt } from "./screens.ts";

/** Full-page loading state. */
export function Loading(): ReactNode {
  const { t } = useTranslation();
  return <LoadingScreen label={t("loading")} />;
}

/** Suspends until the session check settles, so that one loading screen stays until the screen itself is ready. */
function SessionCheck({ result }: { result: Promise<unknown> }): null {
  use(result);
  return null;
}

/** Renders its children for visitors who may see the current path, and redirects the others. */
export function Guarded({ children }: { children: ReactNode }): ReactNode {
  const { pathname } = useLocation();
  const visitor = visitorOf(useAuth());
  const { kind } = screenAt(pathname);
  const access = accessFor(visitor, kind);
  void fetchScreen(typeof access === "object" ? access.redirect : pathname);
  // Start the check here, because React may pause before it renders the child, and the check could settle in the meantime.
  if (access === "wait") return <SessionCheck result={session.check()} />;
  if (access === "allow") return children;
  return (
    <>
      <Navigate to={access.redirect} replace />
      {/* Keep showing the form after sign-in until the next screen is ready. */}
      {kind === "entry" ? children : <Loading />}
    </>
  );
}
