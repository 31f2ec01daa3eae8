import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";

/** The token of the last link, for a page that is mounted again after the URL has lost it. */
const last = { token: "" };

/** Returns the token after `#` in the URL and removes it from there, so that it stays out of the history. */
export function useLinkToken(): string {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const found = new URLSearchParams(hash.slice(1)).get("token")?.trim() ?? "";
  useEffect(() => {
    if (hash === "") return;
    last.token = found;
    void navigate({ hash: "" }, { replace: true });
  }, [hash, found, navigate]);
  return found || last.token;
}
