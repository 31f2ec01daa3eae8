import * as v from "valibot";

/** The device of a session, parsed from its user agent. */
export const device = v.object({
  kind: v.picklist(["computer", "phone", "tablet", "unknown"]),
  /** Such as "Firefox"; null when unknown. */
  browser: v.nullable(v.string()),
  /** Such as "Windows"; null when unknown. */
  system: v.nullable(v.string()),
});
export type Device = v.InferOutput<typeof device>;
