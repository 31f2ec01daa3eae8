import type { Call } from "@trellis/contract/call";
import { calls } from "@trellis/contract/calls";
import { languages } from "@trellis/contract/fields";
import { updateOnboarding } from "@trellis/contract/onboarding";
import { describe, expect, it } from "vitest";
import { fieldName } from "../../apps/api/src/text/field-names.ts";
import { address, createClient, json } from "./test-client.ts";
import { readError } from "./read-error.ts";

/** The parts of a schema that contain fields. */
interface Shape {
  entries?: object;
  options?: readonly unknown[];
  wrapped?: unknown;
  /** Set in a lazy schema. */
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

describe("the list of field names", () => {
  it("contains the fields of every body, including alternatives", () => {
    expect(withFields.find(({ name }) => name === "logIn")?.fields).toEqual(
      expect.arrayContaining(["email", "password", "authProvider"]),
    );
    expect(withFields.find(({ name }) => name === "resetPassword")?.fields).toContain("resetToken");
  });

  it.each(withFields)("has a name in every language for the fields of $name", ({ fields }) => {
    for (const language of languages)
      for (const field of [...fields, "body"]) expect(fieldName(language, field)).toMatch(/^\p{Lu}[\p{L}\s’-]+$/u);
  });

  it("falls back to the key of an unknown field", () => {
    expect(fieldName("en", "somethingElse")).toBe("somethingElse");
    expect(fieldName("fr", "constructor")).toBe("constructor");
  });
});

it.each([
  ["en", "“Skills” is invalid. Correct it and try again."],
  ["es", "El campo «Habilidades» no es válido. Corrígelo e inténtalo de nuevo."],
  ["fr", "Le champ «\u00a0Compétences\u00a0» n’est pas valide. Corrige-le et réessaie."],
])("an error message in %s names the list that has an invalid item", async (language, message) => {
  const { raw } = await createClient("creator");
  const body = { skills: [7], intrestedPlatforms: [], targetAudience: [], goal: [], topics: [] };
  const headers = { "content-type": "application/json", "accept-language": language };
  const init = { ...json(body, updateOnboarding.method), headers };
  const { message: actual } = await readError(await raw(`${address(updateOnboarding)}?language=${language}`, init));
  expect(actual).toBe(message);
});
