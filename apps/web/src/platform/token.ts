import { remembered } from "./storage.ts";

const stored = remembered("token");

/** Characters that a header can contain. Any other character would break every call, including sign-in. */
const headerSafe = /^[\x21-\x7e]+$/;

/** The session’s bearer token in local storage (spec §3). */
export const token: typeof stored = {
  ...stored,
  read() {
    const kept = stored.read();
    return kept !== null && headerSafe.test(kept) ? kept : null;
  },
};
