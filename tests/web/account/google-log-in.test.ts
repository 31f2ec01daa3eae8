import type { GoogleSignIn } from "@trellis/contract/sign-in-providers";
import { describe, expect, it } from "vitest";
import { askGoogle, type GooglePorts } from "../../../apps/web/src/features/account/google-log-in.ts";
import { GoogleFailed } from "../../../apps/web/src/platform/google.ts";
import { memoryApi } from "../memory-api.ts";

const sandbox = { kind: "sandbox", clientId: null, pageUrl: "/page", userinfoUrl: "/userinfo" } as const;
const real = { kind: "google", clientId: "id-1", pageUrl: null, userinfoUrl: "https://google.example/me" } as const;
const sofia = { email: "sofia.reyes@gmail.example", given_name: "Sofía", picture: null };
const token = "sandbox-token.sandbox-google-1";

async function world(way: GoogleSignIn, parts: Partial<GooglePorts> = {}) {
  const { calls, api } = await memoryApi("visitor");
  const asked: string[] = [];
  const ask = (what: string) => (at: string) => async () => {
    asked.push(`${what} ${at}`);
    return token;
  };
  const google: GooglePorts = {
    api,
    getConfig: async () => way,
    askSandbox: ask("sandbox"),
    askIdentityServices: ask("google"),
    readUserinfo: async (url, accessToken) => {
      asked.push(`userinfo ${url} ${accessToken}`);
      return sofia;
    },
    ...parts,
  };
  return { google, calls, asked };
}

describe("logging in with Google", () => {
  it("asks the person, then Google, then the server, which opens a session", async () => {
    const { google, calls, asked } = await world(sandbox);
    const logIn = await askGoogle(google);
    expect(asked).toEqual(["sandbox /page"]);
    const { user } = await logIn();
    expect(asked).toEqual(["sandbox /page", `userinfo /userinfo ${token}`]);
    expect(user).toMatchObject({ email: sofia.email, name: "Sofía", signsInWith: "google" });
    const body = { email: sofia.email, fullname: "Sofía", avatar: null, authProvider: "google" };
    expect(calls).toEqual([`POST /jwt/login ${JSON.stringify(body)}`]);
  });

  it("sends all four fields, also of someone without name and picture", async () => {
    const { google, calls } = await world(sandbox, { readUserinfo: async () => ({ email: sofia.email }) });
    await (
      await askGoogle(google)
    )();
    const body = { email: sofia.email, fullname: null, avatar: null, authProvider: "google" };
    expect(calls).toEqual([`POST /jwt/login ${JSON.stringify(body)}`]);
  });

  it("asks the real Google where the server has a client id", async () => {
    const { google, asked } = await world(real);
    await askGoogle(google);
    expect(asked).toEqual(["google id-1"]);
  });

  it.each([
    { kind: "off", clientId: null, pageUrl: null, userinfoUrl: null },
    { ...real, clientId: null },
    { ...sandbox, pageUrl: null },
    { ...sandbox, userinfoUrl: null },
  ] as const)("is off, and asks nobody, with %o", async (way) => {
    const { google, asked } = await world(way);
    await expect(askGoogle(google)).rejects.toMatchObject({ name: "GoogleFailed", reason: "off" });
    expect(asked).toEqual([]);
  });

  it("sends nothing to the server when Google does not say who it is", async () => {
    const readUserinfo = () => Promise.reject(new GoogleFailed("unreachable"));
    const { google, calls } = await world(sandbox, { readUserinfo });
    await expect((await askGoogle(google))()).rejects.toMatchObject({ reason: "unreachable" });
    expect(calls).toEqual([]);
  });

  it("rejects with all that the server answered", async () => {
    const { google } = await world(sandbox, { readUserinfo: async () => ({ ...sofia, email: "maya@example.com" }) });
    await expect((await askGoogle(google))()).rejects.toMatchObject({
      status: 403,
      serverMessage: expect.stringMatching(/\w/),
      body: { error: expect.any(String), message: expect.any(String) },
    });
  });
});
