import { fixedHeaders } from "./reply.ts";
import type { Text } from "./text/en.ts";

/** A sentence picked from the text of the asking person's language. */
export type Sentence = (say: Text) => string;

/** A call answered with no: thrown by handlers, turned into a reply in one place. */
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

/** A no with a status and a sentence, to be thrown. */
export const refuse = (status: number, sentence: Sentence, headers?: Readonly<Record<string, string>>): Refusal =>
  new Refusal(status, sentence, headers);

/** The reply of a failed call: clients read `error` in some calls and `message` in others, so both are there (spec §8). */
export function refusalReply(refusal: Refusal, say: Text): Response {
  const sentence = refusal.sentence(say);
  const headers = refusal.headers ? { ...fixedHeaders, ...refusal.headers } : fixedHeaders;
  return new Response(JSON.stringify({ error: sentence, message: sentence }), { status: refusal.status, headers });
}
