import * as v from "valibot";

const fields = v.object({
  kind: v.fallback(v.picklist(["computer", "phone", "tablet", "unknown"]), "unknown"),
  /** The browser's name, such as "Firefox"; null if unknown. */
  browser: v.fallback(v.nullish(v.string(), null), null),
  /** The operating system's name, such as "Windows"; null if unknown. */
  system: v.fallback(v.nullish(v.string(), null), null),
});

/** The device of a session, parsed from its user agent. */
export const device = v.fallback(fields, { kind: "unknown", browser: null, system: null });
export type Device = v.InferOutput<typeof device>;
