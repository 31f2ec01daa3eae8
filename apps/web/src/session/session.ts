import { logIn, register, checkSession, logOut } from "@trellis/contract/account";
import { api } from "../platform/api.ts";
import { token } from "../platform/token.ts";
import { createSession } from "./create-session.ts";

/** The session of this tab. */
export const session = createSession({
  checkSession: () => api(checkSession, {}),
  logIn: (body) => api(logIn, { body }),
  register: (body) => api(register, { body }),
  logOut: () => api(logOut, {}),
  token,
  after: (milliseconds, work) => void setTimeout(work, milliseconds),
});
