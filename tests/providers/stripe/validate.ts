import { readFileSync } from "node:fs";
import { Ajv, type ValidateFunction } from "ajv";
import { StripeRefusal } from "./refusal.ts";
import type { Requests } from "./requests.ts";

const url = new URL("schema.json", import.meta.url);
const ajv = new Ajv({ strict: false, coerceTypes: true, validateFormats: false });
let isLoaded = false;
const compiled = new Map<string, ValidateFunction>();

function validatorOf(route: keyof Requests): ValidateFunction {
  if (!isLoaded) ajv.addSchema(JSON.parse(readFileSync(url, "utf8")) as object, "stripe");
  isLoaded = true;
  const known = compiled.get(route);
  if (known) return known;
  const pointer = encodeURIComponent(route.replaceAll("/", "~1"));
  const validate = ajv.compile({ $ref: `stripe#/definitions/Requests/properties/${pointer}` });
  compiled.set(route, validate);
  return validate;
}

/** Returns parameters with numbers and booleans instead of text. Refuses parameters that Stripe doesn't know. */
export function validated<Route extends keyof Requests>(route: Route, params: unknown): Requests[Route] {
  const validate = validatorOf(route);
  if (validate(params)) return params as Requests[Route];
  const [error] = validate.errors ?? [];
  const parent = error?.instancePath.slice(1).replaceAll("/", ".") ?? "";
  const unknown = (error?.params as { additionalProperty?: string } | undefined)?.additionalProperty;
  const param = [parent, unknown].filter(Boolean).join(".");
  const reason = unknown === undefined ? `Invalid value: ${error?.message}` : "Received unknown parameter";
  throw new StripeRefusal(400, {
    type: "invalid_request_error",
    code: unknown === undefined ? "parameter_invalid" : "parameter_unknown",
    param,
    message: `${reason}: ${param}`,
  });
}

/** Reads parameters in the form `items[0][price]=…`. */
export function parseForm(text: string): Record<string, unknown> {
  const root: Record<string, unknown> = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const keys = name.split(/[[\]]+/).filter(Boolean);
    let place = root;
    for (const [index, key] of keys.entries()) {
      if (index === keys.length - 1) place[key] = value;
      else place = (place[key] ??= {}) as Record<string, unknown>;
    }
  }
  return withLists(root) as Record<string, unknown>;
}

/** Turns objects with the keys 0, 1, 2 … into lists. */
function withLists(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, each]) => [key, withLists(each)] as const);
  const isList = entries.length > 0 && entries.every(([key], index) => key === String(index));
  return isList ? entries.map(([, each]) => each) : Object.fromEntries(entries);
}
