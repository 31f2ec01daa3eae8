import { type Connection, send } from "@trellis/contract/client";
import { basePath } from "@trellis/contract/call";
import { youtubeAuth, youtubeCallbackPath } from "@trellis/contract/youtube";
import { test as base } from "./people.ts";
import { type Person, createUser } from "./users.ts";

/** Connects the sandbox's channel to someone, as a browser would that allows it. */
async function connectYoutube(origin: string, { token }: Person): Promise<void> {
  let cookie = "";
  const call = async (request: Request) => {
    const answer = await fetch(request);
    cookie = answer.headers.get("set-cookie")?.split(";")[0] ?? "";
    return answer;
  };
  const connection: Connection = { fetch: call, origin, token: () => token };
  const { authUrl } = await send(connection, youtubeAuth, {});
  const state = new URL(authUrl, origin).searchParams.get("state") ?? "";
  const back = `${origin}${basePath}${youtubeCallbackPath}?${new URLSearchParams({ code: "sandbox-code", state })}`;
  await fetch(back, { headers: { cookie }, redirect: "manual" });
}

/** A test with a browser signed in as a new person, whose YouTube channel is connected where that is asked for. */
export const test = base.extend<{ isConnected: boolean }>({
  isConnected: [false, { option: true }],
  person: async ({ baseURL, stage, isConnected }, use) => {
    const origin = baseURL ?? "";
    const person = await createUser(origin, stage);
    if (isConnected) await connectYoutube(origin, person);
    await use(person);
  },
});
export { expect } from "./people.ts";
