import * as v from "valibot";

/** The device of a session, parsed from its user agent. */
export const device = v.object({
  kind: v.fallback(v.picklist(["computer", "phone", "tablet", "unknown"]), "unknown"),
  /** Such as "Firefox"; null when unknown. */
  browser: v.fallback(v.nullish(v.string(), null), null),
  /** Such as "Windows"; null when unknown. */
  system: v.fallback(v.nullish(v.string(), null), null),
});
export type Device = v.InferOutput<typeof device>;
