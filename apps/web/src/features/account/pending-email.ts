import { remembered } from "../../platform/storage.ts";

const stored = remembered("pendingEmail", "sessionStorage");

/** Returns the address that a change of this email waits for, if it was requested in this tab. */
export function pendingEmailOf(email: string): string | undefined {
  const [current, wanted] = stored.read()?.split(" ") ?? [];
  return current === email ? wanted : undefined;
}

/** Remembers a requested change of email until the tab is closed. */
export const rememberPendingEmail = (email: string, wanted: string): void => stored.write(`${email} ${wanted}`);
