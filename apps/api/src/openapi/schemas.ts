import { toJsonSchema } from "@valibot/to-json-schema";
import type { AnySchema } from "@trellis/contract/call";
import { credentials, googleIdentity, logIn } from "@trellis/contract/account";
import { chatChunk } from "@trellis/contract/chat";
import { contentEvents } from "@trellis/contract/content";
import { health } from "@trellis/contract/health";
import { plan } from "@trellis/contract/plan";
import { roadmap } from "@trellis/contract/roadmap";
import { user } from "@trellis/contract/user";

/** A schema in the dialect of OpenAPI 3.1, JSON Schema 2020-12. */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
}

const definitions = {
  User: user,
  Plan: plan,
  Roadmap: roadmap,
  Health: health,
  ChatChunk: chatChunk,
  ContentText: contentEvents.text,
  ContentError: contentEvents.error,
};

const binary: JsonSchema = { type: "string", format: "binary" };
const prefix = "#/components/schemas/";

/**
 * Returns the schema of the data that is sent. Checks that JSON Schema can't express are left out, so the server may
 * reject a body that matches.
 */
export function schemaOf(schema: AnySchema): JsonSchema {
  if (schema === logIn.body) return { anyOf: [schemaOf(credentials), schemaOf(googleIdentity)] };
  const {
    $schema: _dialect,
    $defs: _parts,
    ...converted
  } = toJsonSchema(schema, {
    target: "draft-2020-12",
    typeMode: "input",
    errorMode: "ignore",
    definitions,
    overrideRef: ({ referenceId }) => prefix + referenceId,
    overrideSchema: ({ valibotSchema: { type } }) => (type === "file" || type === "blob" ? binary : undefined),
    // Patterns in JSON Schema have no flags, so the pattern of a case-insensitive check would reject capital letters.
    overrideAction: ({ valibotAction, jsonSchema: { pattern: _pattern, ...others } }) =>
      "requirement" in valibotAction && isCaseInsensitive(valibotAction.requirement) ? others : undefined,
  });
  return converted;
}

const isCaseInsensitive = (requirement: unknown): boolean =>
  requirement instanceof RegExp && requirement.flags.includes("i");

/** The schemas that several calls share, by name. */
export const sharedSchemas = (): Record<string, JsonSchema> =>
  Object.fromEntries(Object.entries(definitions).map(([name, schema]) => [name, definitionOf(name, schema)]));

/** Converts a copy, because the definition itself would become a reference to itself. */
function definitionOf(name: string, schema: AnySchema): JsonSchema {
  const copy = { ...schema };
  const converted = schemaOf(copy);
  if ("$ref" in converted) throw new Error(`${name} is only a reference`);
  return converted;
}
