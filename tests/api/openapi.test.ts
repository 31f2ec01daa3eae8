import { calls, type CallName } from "@trellis/contract/calls";
import { examples } from "@trellis/contract/examples";
import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, it } from "vitest";
import { openApiPage } from "../../apps/api/src/openapi/open-api.ts";
import { describedCall, difference, readDescription } from "./described.ts";

const described = await readDescription();
const names = Object.keys(calls) as CallName[];

describe("the OpenAPI document", () => {
  it("is valid according to the schema of OpenAPI 3.1", async () => {
    const result = await new Validator().validate({ ...described });
    expect(result.errors ?? []).toEqual([]);
    expect(described.openapi).toBe("3.1.0");
  });

  it("lists every call of the contract, and the paths for monitoring", () => {
    const operations = Object.values(described.paths).flatMap((methods) => Object.values(methods));
    const ids = operations.map(({ operationId }) => operationId);
    expect(ids.toSorted()).toEqual([...names, "health", "liveness", "readiness"].toSorted());
  });

  it.each(names)("matches the sample request and reply of %s", (name) => {
    const { requestBody, parameters = [], responses } = describedCall(described, name);
    const { body, query, reply } = examples[name];
    const sent = requestBody?.content["application/json"]?.schema ?? {};
    const received = responses["200"]?.content?.["application/json"]?.schema ?? {};
    expect([difference(described, sent, body), difference(described, received, reply)]).toEqual(["", ""]);
    const known = parameters.map((parameter) => parameter.name);
    expect(known).toEqual(expect.arrayContaining(Object.keys(query ?? {})));
  });

  it.each(names)("says who may call %s, and how it fails", (name) => {
    const { security, responses } = describedCall(described, name);
    const { access } = calls[name];
    expect(security).toEqual(access === "public" ? [] : [{ session: [] }]);
    const refusals = { public: [], session: ["401"], subscription: ["401", "402"] }[access];
    expect(Object.keys(responses)).toEqual(expect.arrayContaining([...refusals, "500", "503"]));
  });

  it("accepts capital letters in an email, as the server does", () => {
    const schema = describedCall(described, "forgotPassword").requestBody?.content["application/json"]?.schema ?? {};
    expect(difference(described, schema, { email: "Maya@Example.com" })).toBe("");
    expect(difference(described, schema, { email: 7 })).toContain("must be string");
  });

  it("describes both kinds of sign-in, files and streams", () => {
    const signIn = describedCall(described, "logIn").requestBody?.content["application/json"]?.schema ?? {};
    expect(difference(described, signIn, { email: "maya@example.com", authProvider: "google" })).toBe("");
    expect(difference(described, signIn, { email: "maya@example.com" })).not.toBe("");
    const upload = describedCall(described, "updateProfile").requestBody?.content["multipart/form-data"];
    expect(upload?.schema).toMatchObject({ properties: { file: { type: "string", format: "binary" } } });
    expect(Object.keys(describedCall(described, "exportAccount").responses["200"]?.content ?? {})).toEqual([
      "application/zip",
    ]);
    for (const name of ["completeChat", "generateContent"] as const) {
      const { content = {} } = describedCall(described, name).responses["200"] ?? {};
      expect(Object.keys(content)).toEqual(["application/json", "text/event-stream"]);
    }
  });

  it("is also served as a page without scripts for developers, which lists every call", async () => {
    const page = openApiPage();
    const html = await page.text();
    for (const { path } of Object.values(calls)) expect(html).toContain(`/api/v1${path}</h2>`);
    expect(html).not.toContain("<script");
    expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
  });
});
