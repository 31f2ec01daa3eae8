import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { onSessionRefused } from "../platform/api.ts";
import { paths } from "../paths.ts";
import { screenAt } from "./screens.ts";

/**
 * After a 401 the next thing to see is the sign-in page (spec §8), also where anyone may look. On the account pages
 * nothing moves, so that the toast about it is seen.
 */
export function RefusalRedirect(): null {
  const navigate = useNavigate();
  const isEntry = screenAt(useLocation().pathname).kind === "entry";
  useEffect(() => {
    const toSignIn = () => void navigate(paths.signIn, { replace: true });
    return isEntry ? undefined : onSessionRefused(toSignIn);
  }, [isEntry, navigate]);
  return null;
}
