import { fixedHeaders } from "./reply.ts";
import type { Text } from "./text/en.ts";

/** Returns a message in the user's language. */
export type Sentence = (say: Text) => string;

/** An error response: thrown by handlers and converted to a response in one place. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly status: number;
  readonly sentence: Sentence;
  readonly headers: Readonly<Record<string, string>> | undefined;

  constructor(status: number, sentence: Sentence, headers?: Readonly<Record<string, string>>) {
    super(`refused with ${status}`);
    this.status = status;
    this.sentence = sentence;
    this.headers = headers;
  }
}

/** Creates an error to throw, with a status and a message. */
export const refuse = (status: number, sentence: Sentence, headers?: Readonly<Record<string, string>>): Refusal =>
  new Refusal(status, sentence, headers);

/** Returns an error response. Clients read `error` in some calls and `message` in others, so it has both (spec §8). */
export function refusalReply(refusal: Refusal, say: Text): Response {
  const sentence = refusal.sentence(say);
  const headers = refusal.headers ? { ...fixedHeaders, ...refusal.headers } : fixedHeaders;
  return new Response(JSON.stringify({ error: sentence, message: sentence }), { status: refusal.status, headers });
}
