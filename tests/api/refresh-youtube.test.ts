import { describe, expect, it, vi } from "vitest";
import { checkSession } from "@trellis/contract/account";
import { createClient, day } from "./test-client.ts";

/** Signs in a user with a channel, and starts the daily job. */
async function youtuber() {
  const client = await createClient("youtuber");
  await client.world.ports.jobs.add("refreshYoutube", { after: null }, { once: "refreshYoutube" });
  const refresh = vi.spyOn(client.world.ports.youtube, "refresh");
  const isConnected = async () => (await client.send(checkSession, {})).user.connected.youtube;
  return { ...client, refresh, isConnected };
}

describe("the daily refresh of YouTube tokens", () => {
  it("keeps a channel whose consent is valid, and runs again the next day", async () => {
    const { world, raw, refresh, isConnected } = await youtuber();
    await raw("/health");
    expect(refresh).toHaveBeenCalledExactlyOnceWith("sandbox-channel");
    world.clock.advance(day - 1);
    await raw("/health");
    expect(refresh).toHaveBeenCalledTimes(1);
    world.clock.advance(1);
    expect(await isConnected()).toBe(true);
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  it("disconnects a channel whose consent has ended", async () => {
    const { raw, refresh, isConnected } = await youtuber();
    refresh.mockResolvedValue(false);
    await raw("/health");
    expect(await isConnected()).toBe(false);
  });

  it("keeps the channel during an outage", async () => {
    const { world, raw, refresh, isConnected } = await youtuber();
    refresh.mockRejectedValue(new Error("away"));
    await raw("/health");
    expect(world.logs.map(({ event }) => event)).toContain("youtube failed");
    expect(await isConnected()).toBe(true);
  });
});
