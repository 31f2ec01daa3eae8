import { aiTimeoutMs, basePath, type Call, subscriptionRequired } from "@trellis/contract/call";
import { providerTokenHeader } from "@trellis/contract/account";
import { type CallName, calls } from "@trellis/contract/calls";
import { chatDone } from "@trellis/contract/chat";
import { health, healthPath } from "@trellis/contract/health";
import { eventStreamType } from "@trellis/contract/server-events";
import { livenessPath, readinessPath } from "../routes/health.ts";
import { operations } from "./operations.ts";
import { type JsonSchema, schemaOf, sharedSchemas } from "./schemas.ts";

/** An error that every call can answer with, or that follows from its declaration. */
const errors: Readonly<Record<number, string>> = {
  400: "The request is not valid; the message says what to change.",
  401: "There is no session, or it has ended.",
  402: `A running subscription is required (with the code ${subscriptionRequired}), or the card was declined.`,
  403: "Not allowed, or a recent proof of identity is required (with the code proofRequired).",
  404: "The item does not exist.",
  409: "The call does not fit the current state; the message, or the code, says why.",
  413: "The body is too large.",
  415: "The body has another content type, or is no picture.",
  429: "Too many requests; Retry-After says how many seconds to wait.",
  500: "An unexpected error.",
  502: "A provider, such as the card provider or the AI model, failed.",
  503: "The server is not available now; Retry-After says how many seconds to wait.",
};

const responseName = (status: number): string => `Error${status}`;
const retryAfter = { description: "Seconds to wait.", schema: { type: "integer", minimum: 0 } };

const errorResponses = () =>
  Object.fromEntries(
    Object.entries(errors).map(([status, description]) => [
      responseName(Number(status)),
      {
        description,
        ...((status === "429" || status === "503") && { headers: { "Retry-After": retryAfter } }),
        content: { "application/json": { schema: { $ref: "#/components/schemas/ErrorReply" } } },
      },
    ]),
  );

const errorSchema: JsonSchema = {
  type: "object",
  description: "Both texts are the same: the message for the user, in the language of Accept-Language.",
  properties: {
    error: { type: "string" },
    message: { type: "string" },
    code: { type: "string", description: "Tells clients what to do, if the status alone doesn’t." },
    field: { type: "string", description: "The field of the body that the message is about." },
  },
  required: ["error", "message"],
};

/** The statuses of the errors of a call, in ascending order. */
function errorsOf(name: CallName, call: Call): number[] {
  const found = new Set<number>([500, 503, ...(operations[name].errors ?? [])]);
  if (call.body ?? call.query) found.add(400);
  if (call.body) found.add(413).add(415);
  if (call.access !== "public") found.add(401);
  if (call.access === "subscription") found.add(402);
  return [...found].toSorted((a, b) => a - b);
}

const streams: Partial<Record<CallName, string>> = {
  completeChat: `With \`"stream": true\` in the body: server-sent events whose data are a ChatChunk each; the data of the last one is ${chatDone}.`,
  generateContent:
    "If the request accepts it: server-sent events. The data of each event `text` are a ContentText; the last event is `done`, whose data are the whole reply, or `error`, whose data are a ContentError.",
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

function operation(name: CallName, call: Call) {
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

const statusSchema: JsonSchema = {
  type: "object",
  properties: { status: { enum: ["ok", "unavailable"] } },
  required: ["status"],
};

const probe = (operationId: string, summary: string, schema: JsonSchema, unavailable?: string) => ({
  get: {
    operationId,
    tags: ["Health"],
    summary,
    responses: {
      "200": { description: "Success.", content: { "application/json": { schema } } },
      ...(unavailable && {
        "503": { description: unavailable, content: { "application/json": { schema } } },
      }),
    },
    security: [],
  },
});

interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  parameters?: unknown;
  requestBody?: unknown;
  responses: Record<string, unknown>;
  security: readonly unknown[];
}

/** Returns the description of every call in OpenAPI 3.1, generated from the contract. */
export function openApiDocument() {
  const paths = new Map<string, Record<string, Operation>>();
  for (const [name, call] of Object.entries(calls) as [CallName, Call][]) {
    const path = basePath + call.path;
    paths.set(path, { ...paths.get(path), [call.method.toLowerCase()]: operation(name, call) });
  }
  const away = "The database does not answer.";
  const described: Record<string, Record<string, Operation>> = {
    ...Object.fromEntries(paths),
    [healthPath]: probe(
      "health",
      "Returns the status, the providers and failed background jobs.",
      schemaOf(health),
      away,
    ),
    [livenessPath]: probe(
      "liveness",
      "Answers as long as the process runs. Restart the process if it doesn’t.",
      statusSchema,
    ),
    [readinessPath]: probe(
      "readiness",
      "Whether the process can serve requests. Send it none if it can’t.",
      statusSchema,
      away,
    ),
  };
  return {
    openapi: "3.1.0",
    info: {
      title: "Trellis API",
      version: "1.0.0",
      license: { name: "MIT", identifier: "MIT" },
      description:
        "Errors are JSON with a message for the user. Fields of a reply that are not required may be missing or null. " +
        "Every response has the header X-Request-Id, which names its lines in the log of the server.",
    },
    servers: [{ url: "/" }],
    tags: ["Accounts", "Passwords", "Second factors", "Payment", "Plan, content and chat", "Platforms", "Health"].map(
      (name) => ({ name }),
    ),
    paths: described,
    components: {
      schemas: { ErrorReply: errorSchema, ...sharedSchemas() },
      responses: errorResponses(),
      parameters: {
        Language: {
          name: "Accept-Language",
          in: "header",
          description: "The language of messages and texts: en, es or fr.",
          schema: { type: "string" },
        },
        ProviderToken: {
          name: providerTokenHeader,
          in: "header",
          description: "The access token of Google, with which the server reads the user information itself.",
          schema: { type: "string" },
        },
      },
      securitySchemes: {
        session: { type: "http", scheme: "bearer", description: "The token that a sign-in returns." },
      },
    },
  };
}
