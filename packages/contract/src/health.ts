import * as v from "valibot";

/** GET /health (outside the base path): whether the server can do its work, and which providers are sandboxes. */
export const healthPath = "/health";
export const health = v.object({
  status: v.picklist(["ok", "unavailable"]),
  providers: v.record(v.string(), v.picklist(["real", "sandbox"])),
});
export type Health = v.InferOutput<typeof health>;
