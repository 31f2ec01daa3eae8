import { type ReactNode, useEffect } from "react";
import { Navigate } from "react-router-dom";
import { session } from "../../features/session/session.ts";
import { paths } from "../../paths.ts";

/** Coming here ends the session (spec §2). */
export function SignOutRoute(): ReactNode {
  useEffect(() => session.logOut(), []);
  return <Navigate to={paths.signIn} replace />;
}
