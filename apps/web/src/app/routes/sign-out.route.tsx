import { type ReactNode, useEffect } from "react";
import { Navigate } from "react-router-dom";
import { session } from "../../session/session.ts";
import { paths } from "../../paths.ts";

/** Ends the session (spec §2). */
export function SignOutRoute(): ReactNode {
  useEffect(() => session.logOut(), []);
  return <Navigate to={paths.signIn} replace />;
}
