/** Reads a refusal: both fields, one sentence, and nothing of the server's inside. */
export async function read(answer: Response): Promise<{ status: number; sentence: string }> {
  const body = (await answer.json()) as { error: string; message: string };
  const isSound =
    Object.keys(body).join() === "error,message" &&
    body.error === body.message &&
    /^\S.{9,}$/.test(body.error) &&
    !/\bat \/|node_modules|TypeError|undefined|\[object/.test(body.error);
  if (!isSound) throw new Error(`not a refusal: ${JSON.stringify(body)}`);
  return { status: answer.status, sentence: body.error };
}
