import { ModelError } from "@trellis/ai/model-error";
import { adviceFor, isOutage } from "@trellis/ai/outage";
import { expect, it } from "vitest";

it.each([301, 307, 401, 402, 403, 404, 405, 410, 429, 500, 503])("counts the status %i as an outage", (status) => {
  expect(isOutage(new ModelError("status", { status }))).toBe(true);
});

it("does not count rejected requests and unusable answers as an outage", () => {
  expect(isOutage(new ModelError("status", { status: 400 }))).toBe(false);
  expect(isOutage(new ModelError("status", { status: 404, isRejection: true }))).toBe(false);
  expect(isOutage(new ModelError("unusable"))).toBe(false);
});

it("advises operators which setting to check", () => {
  expect(adviceFor(new ModelError("status", { status: 401 }))).toContain("AI_API_KEY");
  expect(adviceFor(new ModelError("status", { status: 307 }))).toContain("set AI_BASE_URL to the final address");
  expect(adviceFor(new ModelError("unreachable"))).toContain("AI_BASE_URL");
  expect(adviceFor(new ModelError("timeout"))).toBe("the provider does not answer as it should");
});
