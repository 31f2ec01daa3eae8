import type { Tokens } from "@trellis/server-core/ports/security";

/** Derives the id of an email from its cause, so that a job that runs again does not queue the email twice. */
export async function mailIdOf(cause: string, tokens: Pick<Tokens, "digest">): Promise<string> {
  const digest = await tokens.digest(cause);
  return digest.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, "$1-$2-$3-$4-$5");
}
