import { remembered } from "./storage.ts";

/** The session's bearer token, where the specification wants it (spec §3). */
export const token = remembered("token");
