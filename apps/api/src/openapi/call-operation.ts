import { aiTimeoutMs, type Call } from "@trellis/contract/call";
import type { CallName } from "@trellis/contract/calls";
import { chatDone } from "@trellis/contract/chat";
import { eventStreamType } from "@trellis/contract/server-events";
import { errorsOf, responseName } from "./errors.ts";
import { operations } from "./operations.ts";
import { type JsonSchema, schemaOf } from "./schemas.ts";

const streams: Partial<Record<CallName, string>> = {
  completeChat: `With \`"stream": true\` in the body: server-sent events, each with a ChatChunk as its data; the data of the last event is ${chatDone}.`,
  generateContent:
    "If the request accepts event streams: server-sent events. Each `text` event contains a ContentText; the last event is `done` with the whole reply, or `error` with a ContentError.",
};

/** Returns the successful response of a call. */
function successOf(name: CallName, { reply }: Call) {
  if (name === "exportAccount")
    return { description: "The archive.", content: { "application/zip": { schema: schemaOf(reply) } } };
  const stream = streams[name];
  return {
    description: "Success.",
    content: {
      "application/json": { schema: schemaOf(reply) },
      ...(stream && { [eventStreamType]: { schema: { type: "string", description: stream } } }),
    },
  };
}

/** Returns the query and header parameters of a call. */
function parametersOf(name: CallName, { query }: Call): JsonSchema[] {
  const { properties = {}, required = [] } = query ? schemaOf(query) : {};
  const names = Object.entries(Object(properties));
  return [
    ...names.map(([key, schema]) => ({
      name: key,
      in: "query",
      required: Array.isArray(required) && required.includes(key),
      schema,
    })),
    { $ref: "#/components/parameters/Language" },
    ...(operations[name].takesProviderToken ? [{ $ref: "#/components/parameters/ProviderToken" }] : []),
  ];
}

/** Returns the description of a call. */
export function operation(name: CallName, call: Call) {
  const { tag, summary } = operations[name];
  const type = call.encoding === "multipart" ? "multipart/form-data" : "application/json";
  return {
    operationId: name,
    tags: [tag],
    summary,
    ...(call.timeoutMs === aiTimeoutMs && { description: "An AI model writes the reply, which can take a minute." }),
    parameters: parametersOf(name, call),
    ...(call.body && {
      requestBody: { required: true, content: { [type]: { schema: schemaOf(call.body) } } },
    }),
    responses: {
      "200": successOf(name, call),
      ...Object.fromEntries(
        errorsOf(name, call).map((status) => [status, { $ref: `#/components/responses/${responseName(status)}` }]),
      ),
    },
    security: call.access === "public" ? [] : [{ session: [] }],
  };
}
