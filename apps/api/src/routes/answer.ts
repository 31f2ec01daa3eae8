import type { AnySchema, Call } from "@trellis/contract/call";
import type { Language } from "@trellis/contract/fields";
import type { Context } from "hono";
import { type InferInput, type InferOutput, safeParse } from "valibot";
import type { Account } from "../domain.ts";
import type { Caller, Ports } from "../ports.ts";
import { refuse, Refusal, refusalReply } from "../refuse.ts";
import { reply } from "../reply.ts";
import { addressGroup } from "../rules/address-group.ts";
import type { Text } from "../text/en.ts";
import { languageOf, spoken } from "../text/spoken.ts";
import { readBody } from "./read-body.ts";
import { readForm } from "./read-form.ts";
import { aboutIssue } from "./about-issue.ts";
import { readSession } from "./session.ts";

type OutputOf<S> = S extends AnySchema ? InferOutput<S> : undefined;

/** Input of a handler: the parsed call and what is needed to handle it. */
export interface Asked<C extends Call> {
  body: OutputOf<C["body"]>;
  query: OutputOf<C["query"]>;
  ports: Ports;
  /** Messages in the user's language. */
  say: Text;
  now: Date;
  /** The user's language. */
  language: Language;
  /** The client's IP address, or its network. */
  address: string;
  headers: Headers;
  replyHeaders?: Readonly<Record<string, string>>;
}

/** Input of a handler that requires a session. */
export interface AskedSignedIn<C extends Call> extends Asked<C> {
  account: Account;
  token: string;
  tokenDigest: string;
}

/** Output of a handler: the response body, or the body with response headers. */
export type Answered<C extends Call> = Promise<InferInput<C["reply"]>> | InferInput<C["reply"]>;

/** A call and its handler. */
export interface Route {
  call: Call;
  serve: (context: Context<{ Bindings: Caller }>, ports: Ports) => Promise<Response>;
}

/** Handles a public call. */
export function answer<C extends Call>(call: C, handler: (asked: Asked<C>) => Answered<C>): Route {
  if (call.access !== "public") throw new Error(`${call.name} needs a session: use answerSignedIn`);
  return route(call, async (context, ports, say) => {
    const asked = await ask(call, context, ports, say);
    return [await handler(asked), asked.replyHeaders];
  });
}

/** Handles a call that requires a session; responds 401 without one before reading anything else. */
export function answerSignedIn<C extends Call>(call: C, handler: (asked: AskedSignedIn<C>) => Answered<C>): Route {
  if (call.access !== "session") throw new Error(`${call.name} is public: use answer`);
  return route(call, async (context, ports, say) => {
    const session = await readSession(context.req.raw.headers.get("authorization"), ports);
    const asked = await ask(call, context, ports, say);
    const signedIn = Object.assign(asked, session);
    return [await handler(signedIn), signedIn.replyHeaders];
  });
}

function route(
  call: Call,
  respond: (context: Context<{ Bindings: Caller }>, ports: Ports, say: Text) => Promise<Parameters<typeof reply>>,
): Route {
  return {
    call,
    serve: async (context, ports) => {
      const say = spoken(context.req.raw.headers.get("accept-language") ?? undefined);
      try {
        return reply(...(await respond(context, ports, say)));
      } catch (thrown) {
        if (thrown instanceof Refusal) return refusalReply(thrown, say);
        ports.log.error("call failed", { call: call.name, cause: thrown });
        return refusalReply(unexpected, say);
      }
    },
  };
}

const unexpected = refuse(500, (say) => say.unexpected);

async function ask<C extends Call>(
  call: C,
  context: Context<{ Bindings: Caller }>,
  ports: Ports,
  say: Text,
): Promise<Asked<C>> {
  const { raw } = context.req;
  const read = () => (call.encoding === "multipart" ? readForm(raw) : readBody(raw, call.bodyMaximum));
  const body = call.body ? parsed(call.body, await read()) : undefined;
  const query = call.query ? parsed(call.query, context.req.query()) : undefined;
  return {
    body: body as OutputOf<C["body"]>,
    query: query as OutputOf<C["query"]>,
    ports,
    say,
    now: ports.clock.now(),
    language: languageOf(raw.headers.get("accept-language") ?? undefined),
    address: addressGroup(context.env.address ?? "unknown"),
    headers: raw.headers,
  };
}

function parsed<S extends AnySchema>(schema: S, value: unknown): InferOutput<S> {
  const result = safeParse(schema, value, { abortEarly: true });
  if (!result.success) throw refuse(400, (say) => aboutIssue(result.issues[0], say));
  return result.output;
}
