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

/** What a handler is given: the parsed call, and the world to answer it with. */
export interface Asked<C extends Call> {
  body: OutputOf<C["body"]>;
  query: OutputOf<C["query"]>;
  ports: Ports;
  /** The sentences in the language of the asking person. */
  say: Text;
  now: Date;
  /** The language of the asking person. */
  language: Language;
  /** The client's network address, or the network it is in. */
  address: string;
  headers: Headers;
  /** Headers of the reply, beside those of every reply. */
  replyHeaders?: Readonly<Record<string, string>>;
}

/** What a handler of a call with a session is given as well. */
export interface AskedSignedIn<C extends Call> extends Asked<C> {
  account: Account;
  token: string;
  tokenDigest: string;
}

/** What a handler answers: the reply as it goes over the wire. */
export type Answered<C extends Call> = Promise<InferInput<C["reply"]>> | InferInput<C["reply"]>;

/** A call and the function that answers it. */
export interface Route {
  call: Call;
  serve: (context: Context<{ Bindings: Caller }>, ports: Ports) => Promise<Response>;
}

/** Answers a call that anyone may make. */
export function answer<C extends Call>(call: C, handler: (asked: Asked<C>) => Answered<C>): Route {
  if (call.access !== "public") throw new Error(`${call.name} needs a session: use answerSignedIn`);
  return route(call, async (context, ports, say) => {
    const asked = await ask(call, context, ports, say);
    return [await handler(asked), asked.replyHeaders];
  });
}

/** Answers a call that needs a live session: 401 without one, before anything else is looked at. */
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
