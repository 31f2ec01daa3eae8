import { object, parse, string } from "valibot";

/** Parses an error reply, and throws unless `error` and `message` hold the same message without internal details. */
export async function readError(reply: Response): Promise<{ status: number; message: string }> {
  const body: unknown = await reply.json();
  const { error, message } = parse(object({ error: string(), message: string() }), body);
  const isValid =
    /^error,message(,code(,field)?)?$/.test(Object.keys(Object(body)).join()) &&
    error === message &&
    /^\S.{9,}$/.test(error) &&
    !/\bat \/|node_modules|TypeError|undefined|\[object/.test(error);
  if (!isValid) throw new Error(`not an error reply: ${JSON.stringify(body)}`);
  return { status: reply.status, message: error };
}
