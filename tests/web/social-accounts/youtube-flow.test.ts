import { checkSession } from "@trellis/contract/account";
import type { User } from "@trellis/contract/user";
import type { YoutubeConnectionEmitted } from "@trellis/machines/youtube-connection";
import { describe, expect, it } from "vitest";
import { createActor, waitFor } from "xstate";
import { youtubeFlow } from "../../../apps/web/src/features/social-accounts/youtube.flow.ts";
import { memoryApi } from "../memory-api.ts";

async function begun(persona: "creator" | "youtuber") {
  const { world, calls, api } = await memoryApi(persona);
  const [left, kept]: [string[], (User | undefined)[]] = [[], []];
  const machine = youtubeFlow({
    api,
    leaveFor: (address) => void left.push(address),
    refreshUser: async () => ({ isConnected: (await api(checkSession, {})).user.connected.youtube }),
    keepUser: (user) => void kept.push(user),
  });
  const actor = createActor(machine, { input: { isConnected: persona === "youtuber" } }).start();
  const news: YoutubeConnectionEmitted[] = [];
  actor.on("*", (each) => news.push(each));
  return { world, calls, actor, left, kept, news };
}

describe("the YouTube button", () => {
  it("asks for the consent page and takes the browser there", async () => {
    const { actor, calls, left } = await begun("creator");
    actor.send({ type: "connect.requested" });
    await waitFor(actor, (snapshot) => snapshot.matches({ consenting: "waiting" }));
    expect(calls).toEqual(["GET /youtube/auth"]);
    expect(left).toEqual([expect.stringMatching(/^\/api\/v1\/sandbox\/youtube\?/)]);
  });

  it("tells of a connection only after the account has said so", async () => {
    const { actor, calls, news } = await begun("youtuber");
    actor.send({ type: "consent.returned", outcome: "connected" });
    await waitFor(actor, (snapshot) => snapshot.matches({ connected: "succeeded" }));
    expect(calls).toEqual(["GET /jwt/check-session"]);
    expect(news).toEqual([{ type: "connected" }]);
    const liar = await begun("creator");
    liar.actor.send({ type: "consent.returned", outcome: "connected" });
    await waitFor(liar.actor, (snapshot) => snapshot.matches({ disconnected: "failed" }));
    expect(liar.news).toEqual([{ type: "notConnected", reason: "error" }]);
  });

  it("disconnects with one call, and hands on the message and the user of its answer", async () => {
    const { actor, calls, kept, news } = await begun("youtuber");
    actor.send({ type: "disconnect.requested" });
    await waitFor(actor, (snapshot) => snapshot.matches({ disconnected: "succeeded" }));
    expect(calls).toEqual(["POST /youtube/disconnect"]);
    expect(kept.map((user) => user?.connected.youtube)).toEqual([false]);
    expect(news).toEqual([{ type: "disconnected", message: "YouTube disconnected successfully" }]);
  });

  it("stays connected when the disconnect fails, and says how", async () => {
    const { actor, world, kept, news } = await begun("youtuber");
    world.faults.set("disconnectYoutube", { status: 500, body: { error: "Not now.", message: "x" }, times: 1 });
    actor.send({ type: "disconnect.requested" });
    await waitFor(actor, (snapshot) => snapshot.matches({ connected: "failed" }));
    expect(kept).toEqual([]);
    expect(news).toMatchObject([{ type: "failed", stage: "disconnect", error: { serverMessage: "Not now." } }]);
  });
});
