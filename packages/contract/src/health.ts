import * as v from "valibot";

/** GET /health (outside the base path): returns the server's status and which providers are sandboxes. */
export const healthPath = "/health";
export const health = v.object({
  status: v.picklist(["ok", "unavailable"]),
  providers: v.record(v.string(), v.picklist(["real", "sandbox"])),
});
export type Health = v.InferOutput<typeof health>;
