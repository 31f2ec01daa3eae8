import { providerTokenHeader } from "@trellis/contract/account";
import { basePath, type Call } from "@trellis/contract/call";
import { type CallName, calls } from "@trellis/contract/calls";
import { languages } from "@trellis/contract/fields";
import { health, healthPath } from "@trellis/contract/health";
import { livenessPath, readinessPath } from "@trellis/server-core/health-paths";
import { operation } from "./call-operation.ts";
import { errorResponses, errorSchema } from "./errors.ts";
import { type JsonSchema, schemaOf, sharedSchemas } from "./schemas.ts";

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

/** Returns the OpenAPI 3.1 document of all calls, generated from the contract. */
export function openApiDocument() {
  const paths = new Map<string, Record<string, Operation>>();
  for (const [name, call] of Object.entries(calls) as [CallName, Call][]) {
    const path = basePath + call.path;
    paths.set(path, { ...paths.get(path), [call.method.toLowerCase()]: operation(name, call) });
  }
  const away = "The database is not responding.";
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
      "Responds while the process is running. Restart the process if it doesn’t respond.",
      statusSchema,
    ),
    [readinessPath]: probe(
      "readiness",
      "Whether the process can serve requests. Don’t send it requests if it can’t.",
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
        "Every response has the header X-Request-Id, which identifies its lines in the server’s log.",
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
          description: `The language of messages and texts: ${languages.join(", ")}.`,
          schema: { type: "string" },
        },
        ProviderToken: {
          name: providerTokenHeader,
          in: "header",
          description: "A Google access token, with which the server reads the user’s profile at Google.",
          schema: { type: "string" },
        },
      },
      securitySchemes: {
        session: { type: "http", scheme: "bearer", description: "The token that a sign-in returns." },
      },
    },
  };
}
