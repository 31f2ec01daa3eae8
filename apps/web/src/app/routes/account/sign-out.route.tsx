import { type ReactNode, useEffect } from "react";
import { Navigate, useLocation } from "react-router-dom";
import type { SignedOut } from "../../../features/account/use-account.ts";
import { session } from "../../../session/session.ts";
import { paths } from "../../../paths.ts";

/** Ends the session (spec §2). */
export function SignOutRoute(): ReactNode {
  const state = useLocation().state as SignedOut | null;
  useEffect(() => session.logOut(), []);
  return <Navigate to={state?.next ?? paths.signIn} replace />;
}
