import { checkSession } from "@trellis/contract/account";
import { pictureMaximum, updateProfile } from "@trellis/contract/profile";
import { socialStatus } from "@trellis/contract/social";
import { describe, expect, it, vi } from "vitest";
import { address, createClient, hour, json } from "./test-client.ts";
import { readError } from "./read-error.ts";

/** A GIF of one pixel. */
const gif = new Uint8Array(Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64"));
const picture = (name = "maya.gif", bytes: BlobPart = gif) => new File([bytes], name, { type: "image/gif" });

const form = (fields: Record<string, string | File>): RequestInit => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return { method: updateProfile.method, body };
};

describe("updateProfile", () => {
  it("API-13 returns a message and the user", async () => {
    const { raw } = await createClient("creator");
    const answer = await raw(address(updateProfile), form({ fullname: " Zoë O’Neill 体操 ", file: picture() }));
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      message: "Profile saved.",
      user: {
        fullname: "Zoë O’Neill 体操",
        email: "maya@example.com",
        avatar: expect.stringMatching(/^\/api\/v1\/avatars\/[0-9a-f]{32}\.webp$/),
        isSubscribed: true,
        onBoarding: { topics: expect.any(Array) },
      },
    });
  });

  it("changes only the name or only the picture", async () => {
    const { send } = await createClient("creator");
    await send(updateProfile, { body: { fullname: "Zoë" } });
    expect((await send(checkSession, {})).user).toMatchObject({ name: "Zoë", avatar: undefined });
    const { user } = await send(updateProfile, { body: { file: picture() } });
    expect(user?.name).toBe("Zoë");
    expect((await send(checkSession, {})).user).toEqual(user);
  });

  it("sends a changed name to the card provider, and tries again if the first attempt fails", async () => {
    const { raw, send, world } = await createClient("creator");
    const update = vi.spyOn(world.ports.payments, "updateHolder").mockRejectedValueOnce(new Error("away"));
    await send(updateProfile, { body: { fullname: "Zoë" } });
    world.clock.advance(hour);
    await raw("/health");
    expect(update).toHaveBeenCalledTimes(2);
    expect(update).toHaveBeenLastCalledWith(expect.any(String), expect.objectContaining({ fullname: "Zoë" }));
    await send(updateProfile, { body: { fullname: "Zoë", file: picture() } });
    expect(update).toHaveBeenCalledTimes(2);
  });

  it("treats the empty file field of an untouched form as no picture", async () => {
    const { raw } = await createClient("creator");
    const answer = await raw(address(updateProfile), form({ fullname: "Zoë", file: new File([], "") }));
    expect(await answer.json()).toMatchObject({ user: { fullname: "Zoë", avatar: null } });
  });

  it.each([
    [{ fullname: "   " }, "Full name is required"],
    [{ fullname: "x".repeat(300) }, "“Full name” is too long. Shorten it and try again."],
    [{ fullname: picture() }, "Full name is required"],
    [{ file: "not a file" }, "“Profile picture” is invalid. Correct it and try again."],
    [{}, "Send a name, a picture, or both."],
    [{ email: "other@example.com", isSubscribed: "true" }, "Send a name, a picture, or both."],
  ])("rejects an invalid field with a message (%#)", async (fields, sentence) => {
    const { raw } = await createClient("creator");
    const answer = await raw(address(updateProfile), form(fields));
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ error: sentence, message: sentence });
  });

  it.each([
    ["Robert'); drop table accounts;--", "Robert'); drop table accounts;--"],
    ["<img src=x onerror=alert(1)>", "<img src=x onerror=alert(1)>"],
    ["Ana\r\nSet-Cookie: a=b", "Ana Set-Cookie: a=b"],
    ["Ana\u0000Lima", "AnaLima"],
  ])("stores the name %j as plain text", async (fullname, kept) => {
    const { send } = await createClient("creator");
    expect((await send(updateProfile, { body: { fullname } })).user?.name).toBe(kept);
  });

  it("allows sixty changes per hour", async () => {
    const { send, failureOf, world } = await createClient("creator");
    for (let index = 0; index < 60; index++) await send(updateProfile, { body: { fullname: `Maya ${index}` } });
    expect(await failureOf(updateProfile, { body: { fullname: "Maya" } })).toMatchObject({ status: 429 });
    world.clock.advance(hour);
    await send(updateProfile, { body: { fullname: "Maya" } });
  });
});

describe("a profile form", () => {
  it.each([
    [json({ fullname: "Zoë" }, "PUT"), 415],
    [{ method: "PUT", body: "fullname=Zoë", headers: { "content-type": "application/x-www-form-urlencoded" } }, 415],
    [{ method: "PUT", body: "x", headers: { "content-type": "multipart/form-data; boundary=y" } }, 400],
    [{ method: "PUT", body: "--y\r\n", headers: { "content-type": "multipart/form-data; boundary=y" } }, 400],
    [{ method: "PUT", body: "x", headers: { "content-type": "multipart/form-data; charset=utf-8" } }, 400],
    [{ method: "PUT" }, 415],
  ])("is rejected if its body is not a valid form (%#)", async (init, status) => {
    const { raw } = await createClient("creator");
    const error = await readError(await raw(address(updateProfile), init));
    expect(error).toEqual({ status, message: expect.stringMatching(/form/) });
  });

  it("is rejected if its picture is larger than five megabytes, by content or by declared length", async () => {
    const { failureOf, raw } = await createClient("creator");
    const large = picture("large.png", new Uint8Array(pictureMaximum + 1));
    const failure = await failureOf(updateProfile, { body: { file: large } });
    expect(failure).toMatchObject({ serverMessage: "The picture is larger than 5 MB. Choose a smaller one." });
    const headers = { "content-type": "multipart/form-data; boundary=y", "content-length": "10000000" };
    const unread = new ReadableStream(
      {
        pull: () => {
          throw new Error("was read");
        },
      },
      { highWaterMark: 0 },
    );
    const answer = await raw(address(updateProfile), { method: "PUT", headers, body: unread, duplex: "half" });
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ error: failure.serverMessage });
  });

  it("is not read any further once it is too large, even without a declared length", async () => {
    const { raw } = await createClient("creator");
    let read = 0;
    const body = new ReadableStream({
      pull: (controller) => {
        read += 65_536;
        controller.enqueue(new Uint8Array(65_536));
      },
    });
    const headers = { "content-type": "multipart/form-data; boundary=y" };
    const answer = await raw(address(updateProfile), { method: "PUT", headers, body, duplex: "half" });
    expect(answer.status).toBe(413);
    expect(read).toBeLessThan(pictureMaximum * 1.2);
  });
});

describe("a profile picture", () => {
  it("is identified by its content: a renamed program and an SVG are rejected", async () => {
    const { failureOf } = await createClient("creator");
    const program = new Uint8Array([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0, 4, 0, 0, 0, 0xff, 0xff, 0, 0, 0xb8]);
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
    for (const file of [picture("me.png", program), picture("me.svg", svg), picture("me.gif", "<!doctype html>")]) {
      expect(await failureOf(updateProfile, { body: { file } })).toMatchObject({
        status: 415,
        serverMessage: "This file is not a picture we can use. Choose a PNG, JPEG, WebP or GIF.",
      });
    }
  });

  it("is public, cacheable forever and served with its own content type only", async () => {
    const client = await createClient("creator");
    const { user } = await client.send(updateProfile, { body: { file: picture() } });
    client.token = null;
    const answer = await client.raw(user?.avatar ?? "");
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "image/gif",
      "cache-control": "public, max-age=31536000, immutable",
      "cross-origin-resource-policy": "cross-origin",
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringContaining("default-src 'none'"),
    });
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(gif);
  });

  it.each([
    "x.webp",
    `${"a".repeat(32)}.webp`,
    `${"a".repeat(32)}.png`,
    `${"A".repeat(32)}.webp`,
    "%2e%2e%2fsecret.webp",
  ])("does not exist at /avatars/%s", async (name) => {
    const { raw } = await createClient();
    const answer = await raw(`/api/v1/avatars/${name}`);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ error: "There is nothing at this address." });
  });
});

it("socialStatus reports that no platform is connected", async () => {
  const { send, raw } = await createClient("creator");
  expect(await (await raw(address(socialStatus))).json()).toEqual({
    youtubeConnected: false,
    instagramConnected: false,
    tiktokConnected: false,
    facebookConnected: false,
  });
  expect(await send(socialStatus, {})).toEqual({ youtube: false, instagram: false, tiktok: false, facebook: false });
});
