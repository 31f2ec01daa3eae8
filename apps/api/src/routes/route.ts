import type { AnySchema, Call } from "@trellis/contract/call";
import { subscriptionRequired } from "@trellis/contract/refusal-codes";
import type { Language } from "@trellis/contract/fields";
import type { Account } from "@trellis/server-core/domain/account";
import type { Ports } from "@trellis/server-core/ports";
import type { Caller } from "@trellis/server-core/caller";
import { preferredLanguage } from "@trellis/server-core/preferred-language";
import { reply } from "@trellis/server-core/reply";
import type { Context } from "hono";
import { type BaseIssue, getDotPath, type InferInput, type InferOutput, safeParse } from "valibot";
import { HttpError } from "../http-error.ts";
import { errorResponse, unexpectedError } from "../error-response.ts";
import { isRunning } from "../rules/subscription.ts";
import { addressGroup } from "../rules/visitor.ts";
import type { Messages } from "../text/en.ts";
import { messagesFor } from "../text/messages.ts";
import { noteRefusal } from "./note-refusal.ts";
import { readBody } from "./read-body.ts";
import { readForm } from "./read-form.ts";
import { readSession } from "./session.ts";

type OutputOf<S> = S extends AnySchema ? InferOutput<S> : undefined;
type BodyOf<C extends Call> = InferInput<C["reply"]>;
type HonoContext = Context<{ Bindings: Caller }>;

/** Input of a handler: the parsed request and the handler's dependencies. */
export interface RouteInput<C extends Call> {
  body: OutputOf<C["body"]>;
  query: OutputOf<C["query"]>;
  ports: Ports;
  /** Messages in the user's language. */
  messages: Messages;
  now: Date;
  /** The user's language. */
  readonly language: Language;
  /** The client's IPv4 address, or the /64 network of its IPv6 address. */
  readonly address: string;
  headers: Headers;
  /** Aborted when the client disconnects before the reply is complete. */
  readonly signal: AbortSignal;
}

/** Input of a handler that requires a session. */
export interface SignedInInput<C extends Call> extends RouteInput<C> {
  account: Account;
  token: string;
  tokenDigest: string;
  /** When the user last proved who they are. */
  provedAt: Date;
}

/** A response body with additional headers. */
export class WithHeaders<Body> {
  readonly body: Body;
  readonly headers: Readonly<Record<string, string>>;

  constructor(body: Body, headers: Readonly<Record<string, string>>) {
    this.body = body;
    this.headers = headers;
  }
}

/** The body of a reply, or the whole response if it is streamed. */
type Output<C extends Call> = BodyOf<C> | WithHeaders<BodyOf<C>> | Response;

/** A call and its handler. */
export interface Route {
  call: Call;
  serve: (context: HonoContext, ports: Ports) => Promise<Response>;
}

/** Creates the route of a public call. */
export function publicRoute<C extends Call>(
  call: C,
  handler: (input: RouteInput<C>) => Promise<Output<C>> | Output<C>,
): Route {
  if (call.access !== "public") throw new Error(`${call.name} has access level ${call.access}, not public`);
  return route(call, async (context, ports, messages) => handler(await readInput(call, context, ports, messages)));
}

/** Creates the route of a call that requires a session. Without one, it responds with 401 before reading the body. */
export function signedInRoute<C extends Call>(
  call: C,
  handler: (input: SignedInInput<C>) => Promise<Output<C>> | Output<C>,
): Route {
  if (call.access !== "session") throw new Error(`${call.name} has access level ${call.access}, not session`);
  return sessionRoute(call, handler);
}

/** Creates the route of a call that requires a running subscription. Without one, it responds with 402 before reading the body. */
export function subscribedRoute<C extends Call>(
  call: C,
  handler: (input: SignedInInput<C>) => Promise<Output<C>> | Output<C>,
): Route {
  if (call.access !== "subscription") throw new Error(`${call.name} has access level ${call.access}, not subscription`);
  return sessionRoute(call, handler);
}

function sessionRoute<C extends Call>(
  call: C,
  handler: (input: SignedInInput<C>) => Promise<Output<C>> | Output<C>,
): Route {
  return route(call, async (context, ports, messages) => {
    const session = await readSession(context.req.raw.headers, ports);
    if (call.access === "subscription" && !isRunning(session.account.subscription)) {
      throw new HttpError(402, "subscriptionRequired", undefined, subscriptionRequired);
    }
    const input = await readInput(call, context, ports, messages);
    try {
      return await handler(Object.assign(input, session));
    } catch (error) {
      if (error instanceof HttpError) error.account = session.account.id;
      throw error;
    }
  });
}

function route(
  call: Call,
  respond: (context: HonoContext, ports: Ports, messages: Messages) => Promise<unknown>,
): Route {
  return {
    call,
    serve: async (context, ports) => {
      const messages = messagesFor(context.req.raw.headers.get("accept-language") ?? undefined);
      try {
        const output = await respond(context, ports, messages);
        if (output instanceof Response) return output;
        return output instanceof WithHeaders ? reply(output.body, output.headers) : reply(output);
      } catch (thrown) {
        if (thrown instanceof HttpError) {
          await noteRefusal(call, thrown, addressGroup(context.env.address ?? "unknown"), ports);
          return errorResponse(thrown, messages);
        }
        ports.log.error("call failed", { call: call.name, cause: thrown });
        return errorResponse(unexpectedError(thrown), messages);
      }
    },
  };
}

async function readInput<C extends Call>(
  call: C,
  context: HonoContext,
  ports: Ports,
  messages: Messages,
): Promise<RouteInput<C>> {
  const { raw } = context.req;
  const read = () => (call.encoding === "multipart" ? readForm(raw) : readBody(raw, call.bodyMaximum));
  const body = call.body ? parse(call.body, await read()) : undefined;
  const query = call.query ? parse(call.query, context.req.query()) : undefined;
  return new Input<C>(body as OutputOf<C["body"]>, query as OutputOf<C["query"]>, ports, messages, context);
}

/**
 * Values that few handlers need are getters, because computing them takes time. This is a class, because getters in an
 * object literal would keep their request in memory until the next full garbage collection.
 */
class Input<C extends Call> implements RouteInput<C> {
  readonly body: OutputOf<C["body"]>;
  readonly query: OutputOf<C["query"]>;
  readonly ports: Ports;
  readonly messages: Messages;
  readonly now: Date;
  readonly headers: Headers;
  readonly #context: HonoContext;

  constructor(
    body: OutputOf<C["body"]>,
    query: OutputOf<C["query"]>,
    ports: Ports,
    messages: Messages,
    context: HonoContext,
  ) {
    this.body = body;
    this.query = query;
    this.ports = ports;
    this.messages = messages;
    this.now = ports.clock.now();
    this.headers = context.req.raw.headers;
    this.#context = context;
  }

  get language(): Language {
    return preferredLanguage(this.headers.get("accept-language") ?? undefined);
  }

  get address(): string {
    return addressGroup(this.#context.env.address ?? "unknown");
  }

  get signal(): AbortSignal {
    return this.#context.req.raw.signal;
  }
}

function parse<S extends AnySchema>(schema: S, value: unknown): InferOutput<S> {
  const result = safeParse(schema, value, { abortEarly: true });
  if (!result.success) throw new HttpError(400, (messages) => describeIssue(result.issues[0], messages));
  return result.output;
}

/** Describes the problem with a body or query: names the field and says how to fix it. */
function describeIssue(issue: BaseIssue<unknown>, messages: Messages): string {
  const field = messages.fieldName(getDotPath(issue) ?? "body");
  if (issue.message in messages.fields) return messages.fields[issue.message as keyof Messages["fields"]](field);
  return issue.received === "undefined" ? messages.fields.required(field) : messages.fieldWrong(field);
}
