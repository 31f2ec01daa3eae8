import { checkSession } from "@trellis/contract/account";
import type { User } from "@trellis/contract/user";
import type { YoutubeConnectionEmitted } from "@trellis/machines/youtube-connection";
import { describe, expect, it } from "vitest";
import { createActor, waitFor } from "xstate";
import { youtubeFlow } from "../../../apps/web/src/features/social-accounts/youtube.flow.ts";
import { memoryApi } from "../memory-api.ts";

async function start(persona: "creator" | "youtuber") {
  const { world, calls, api } = await memoryApi(persona);
  const [left, kept]: [string[], (User | undefined)[]] = [[], []];
  const machine = youtubeFlow({
    api,
    leaveFor: (address) => void left.push(address),
    refreshUser: async () => ({ isConnected: (await api(checkSession, {})).user.connected.youtube }),
    keepUser: (user) => void kept.push(user),
  });
  const actor = createActor(machine, { input: { isConnected: persona === "youtuber" } }).start();
  const events: YoutubeConnectionEmitted[] = [];
  actor.on("*", (each) => events.push(each));
  return { world, calls, actor, left, kept, events };
}

describe("YouTube flow", () => {
  it("requests the consent page and navigates to it", async () => {
    const { actor, calls, left } = await start("creator");
    actor.send({ type: "connect.requested" });
    await waitFor(actor, (snapshot) => snapshot.matches({ consenting: "waiting" }));
    expect(calls).toEqual(["GET /youtube/auth"]);
    expect(left).toEqual([expect.stringMatching(/^\/api\/v1\/sandbox\/youtube\?/)]);
  });

  it("reports a connection only if the session check confirms it", async () => {
    const { actor, calls, events } = await start("youtuber");
    actor.send({ type: "consent.returned", outcome: "connected" });
    await waitFor(actor, (snapshot) => snapshot.matches({ connected: "succeeded" }));
    expect(calls).toEqual(["GET /jwt/check-session"]);
    expect(events).toEqual([{ type: "connected" }]);
    const liar = await start("creator");
    liar.actor.send({ type: "consent.returned", outcome: "connected" });
    await waitFor(liar.actor, (snapshot) => snapshot.matches({ disconnected: "failed" }));
    expect(liar.events).toEqual([{ type: "notConnected", reason: "error" }]);
  });

  it("disconnects with one call and passes on its message and user", async () => {
    const { actor, calls, kept, events } = await start("youtuber");
    actor.send({ type: "disconnect.requested" });
    await waitFor(actor, (snapshot) => snapshot.matches({ disconnected: "succeeded" }));
    expect(calls).toEqual(["POST /youtube/disconnect"]);
    expect(kept.map((user) => user?.connected.youtube)).toEqual([false]);
    expect(events).toEqual([{ type: "disconnected", message: "YouTube disconnected successfully" }]);
  });

  it("stays connected and reports the error when the disconnect fails", async () => {
    const { actor, world, kept, events } = await start("youtuber");
    world.faults.set("disconnectYoutube", { status: 500, body: { error: "Not now.", message: "x" }, times: 1 });
    actor.send({ type: "disconnect.requested" });
    await waitFor(actor, (snapshot) => snapshot.matches({ connected: "failed" }));
    expect(kept).toEqual([]);
    expect(events).toMatchObject([{ type: "failed", stage: "disconnect", error: { serverMessage: "Not now." } }]);
  });
});
