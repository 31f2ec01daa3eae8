import { calls } from "@trellis/contract/calls";
import { examples } from "@trellis/contract/examples";
import { describe, expect, it } from "vitest";
import { safeParse } from "valibot";

const rows = Object.values(calls).map(
  (call) => [call.name, call, examples[call.name as keyof typeof examples]] as const,
);

describe("contract examples", () => {
  it.each(rows)("the example of %s matches its schemas", (_name, call, { body, query, reply }) => {
    expect(call.body ? safeParse(call.body, body).issues : body).toBeUndefined();
    expect(call.query ? safeParse(call.query, query).issues : query).toBeUndefined();
    expect(safeParse(call.reply, reply).issues).toBeUndefined();
  });

  it("calls have unique names, and unique combinations of method and path", () => {
    expect(Object.values(calls).map(({ name }) => name)).toEqual(Object.keys(calls));
    const routes = Object.values(calls).map(({ method, path }) => `${method} ${path}`);
    expect(new Set(routes).size).toBe(routes.length);
  });
});
