import type { Call } from "@trellis/contract/call";
import { calls } from "@trellis/contract/calls";
import { languages } from "@trellis/contract/fields";
import { updateOnboarding } from "@trellis/contract/onboarding";
import { describe, expect, it } from "vitest";
import { fieldName } from "../../apps/api/src/text/field-names.ts";
import { address, askAs, json } from "./asking.ts";
import { read } from "./refusal.ts";

/** As much of a schema as tells which fields it has. */
interface Shape {
  entries?: object;
  options?: readonly unknown[];
  wrapped?: unknown;
  /** Of a body that depends on what was sent. */
  getter?: (sent: object) => unknown;
}

const fieldsOf = (schema: unknown): string[] => {
  const { entries, options = [], wrapped, getter } = (schema ?? {}) as Shape;
  return [
    ...Object.keys(entries ?? {}),
    ...options.flatMap((option) => (typeof option === "object" ? fieldsOf(option) : [])),
    ...(wrapped ? fieldsOf(wrapped) : []),
    ...(getter ? [{}, { authProvider: "google" }].flatMap((sent) => fieldsOf(getter(sent))) : []),
  ];
};

const withFields = (Object.values(calls) as Call[])
  .map((call) => ({ name: call.name, fields: [...fieldsOf(call.body), ...fieldsOf(call.query)] }))
  .filter(({ fields }) => fields.length > 0);

describe("the fields of the calls", () => {
  it("are found, those of one of two bodies too", () => {
    expect(withFields.find(({ name }) => name === "logIn")?.fields).toEqual(
      expect.arrayContaining(["email", "password", "authProvider"]),
    );
    expect(withFields.find(({ name }) => name === "resetPassword")?.fields).toContain("resetToken");
  });

  it.each(withFields)("of $name have a name in every language", ({ fields }) => {
    for (const language of languages)
      for (const field of [...fields, "body"]) expect(fieldName(language, field)).toMatch(/^\p{Lu}[\p{L}\s’-]+$/u);
  });

  it("keep their key when nobody has named them", () => {
    expect(fieldName("en", "somethingElse")).toBe("somethingElse");
    expect(fieldName("fr", "constructor")).toBe("constructor");
  });
});

it.each([
  ["en", "“Skills” has the wrong form. Correct it and try again."],
  ["es", "El campo «Habilidades» no tiene la forma correcta. Corrígelo e inténtalo de nuevo."],
  ["fr", "Le champ «\u00a0Compétences\u00a0» n’a pas la bonne forme. Corrige-le et réessaie."],
])("a refusal in %s names the field of an item as people know it", async (language, message) => {
  const { raw } = await askAs("creator");
  const body = { skills: [7], intrestedPlatforms: [], targetAudience: [], goal: [], topics: [] };
  const headers = { "content-type": "application/json", "accept-language": language };
  const init = { ...json(body, updateOnboarding.method), headers };
  const { sentence } = await read(await raw(`${address(updateOnboarding)}?language=${language}`, init));
  expect(sentence).toBe(message);
});
