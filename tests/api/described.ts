import { createMemoryWorld } from "@trellis/api/memory";
import { calls } from "@trellis/contract/calls";
import { basePath } from "@trellis/contract/call";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";

/** The parts of the OpenAPI document that the tests read. */
export interface Described {
  openapi: string;
  paths: Record<string, Record<string, DescribedOperation>>;
  components: { schemas: Record<string, object>; responses: Record<string, DescribedResponse> };
}
interface DescribedOperation {
  operationId: string;
  security: object[];
  parameters?: { name?: string; required?: boolean; schema?: object }[];
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, DescribedResponse & { $ref?: string }>;
}
interface DescribedResponse {
  content?: Record<string, { schema: object }>;
}

/** Reads the OpenAPI document of a server. */
export async function readDescription(): Promise<Described> {
  const { fetch } = await createMemoryWorld();
  const response = await fetch(new Request(`https://trellis.test${basePath}/openapi.json`));
  return (await response.json()) as Described;
}

const ajv = new Ajv2020({ strict: false, validateFormats: false });
const validators = new Map<object, ValidateFunction>();

/** Describes how a value differs from a schema of the document; returns an empty string if it matches. */
export function difference({ components }: Described, schema: object, value: unknown): string {
  const validate = validators.get(schema) ?? ajv.compile({ ...schema, components });
  validators.set(schema, validate);
  return validate(value) ? "" : ajv.errorsText(validate.errors);
}

/** Returns the description of a call. */
export function describedCall({ paths }: Described, name: keyof typeof calls): DescribedOperation {
  const { path, method } = calls[name];
  const operation = paths[basePath + path]?.[method.toLowerCase()];
  if (!operation) throw new Error(`${name} is not described`);
  return operation;
}

/** Describes how a reply differs from its schema; returns an empty string if it matches. */
export async function differenceOf(described: Described, request: Request, response: Response): Promise<string> {
  const operation = described.paths[new URL(request.url).pathname]?.[request.method.toLowerCase()];
  if (!operation) return "";
  const name = `${operation.operationId} ${response.status}`;
  const listed = operation.responses[response.status];
  if (!listed) return `${name} is not described`;
  const answer = listed.$ref ? described.components.responses[listed.$ref.split("/").at(-1) ?? ""] : listed;
  const type = response.headers.get("content-type")?.split(";")[0] ?? "";
  const schema = answer?.content?.[type]?.schema;
  if (!schema) return `${name}: ${type} is not described`;
  const problem = type === "application/json" ? difference(described, schema, await response.clone().json()) : "";
  return problem && `${name}: ${problem}`;
}
