import { remembered } from "./storage.ts";

const stored = remembered("token");

/** What a header can carry; anything else would break every call, signing in included. */
const sendable = /^[\x21-\x7e]+$/;

/** The session's bearer token, where the specification wants it (spec §3). */
export const token: typeof stored = {
  ...stored,
  read() {
    const kept = stored.read();
    return kept !== null && sendable.test(kept) ? kept : null;
  },
};
