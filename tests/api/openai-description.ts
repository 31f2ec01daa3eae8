import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Ajv2020 } from "ajv/dist/2020.js";

const path = fileURLToPath(new URL("../providers/openai-chat-completions.openapi.json", import.meta.url));

/** Replaces `nullable`, which is not part of JSON Schema, with a union with null. */
function withoutNullable(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutNullable);
  if (typeof schema !== "object" || schema === null) return schema;
  const { nullable, ...others } = schema as Record<string, unknown>;
  const converted = Object.fromEntries(Object.entries(others).map(([key, value]) => [key, withoutNullable(value)]));
  return nullable === true ? { anyOf: [converted, { type: "null" }] } : converted;
}

const { components } = withoutNullable(JSON.parse(readFileSync(path, "utf8"))) as { components: object };
const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema({ $id: "openai", components });

/** Returns a function that describes what is wrong with a value, or returns an empty string for a valid value. */
function validator(name: string): (value: unknown) => string {
  const validate = ajv.compile({
    allOf: [{ $ref: `openai#/components/schemas/${name}` }],
    unevaluatedProperties: false,
  });
  return (value) => (validate(value) ? "" : `${name}: ${ajv.errorsText(validate.errors)}`);
}

/** OpenAI's published description of chat completions. Unknown fields are errors too. */
export const published = {
  request: validator("CreateChatCompletionRequest"),
  completion: validator("CreateChatCompletionResponse"),
  chunk: validator("CreateChatCompletionStreamResponse"),
  error: validator("ErrorResponse"),
};
