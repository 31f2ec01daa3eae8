import type { GoogleSignIn } from "@trellis/contract/sign-in-providers";
import { describe, expect, it } from "vitest";
import { askGoogle, type GooglePorts } from "../../../apps/web/src/features/account/google-log-in.ts";
import { GoogleFailed } from "../../../apps/web/src/platform/google.ts";
import { memoryApi } from "../memory-api.ts";

const sandbox = { kind: "sandbox", clientId: null, pageUrl: "/page", userinfoUrl: "/userinfo" } as const;
const real = { kind: "google", clientId: "id-1", pageUrl: null, userinfoUrl: "https://google.example/me" } as const;
const sofia = { email: "sofia.reyes@gmail.example", given_name: "Sofía", picture: null };
const token = "sandbox-token.sandbox-google-1";

async function setUp(config: GoogleSignIn, parts: Partial<GooglePorts> = {}) {
  const { calls, api } = await memoryApi("visitor");
  const prompts: string[] = [];
  const ask = (what: string) => (at: string) => async () => {
    prompts.push(`${what} ${at}`);
    return token;
  };
  const google: GooglePorts = {
    api,
    getConfig: async () => config,
    askSandbox: ask("sandbox"),
    askIdentityServices: ask("google"),
    readUserinfo: async (url, accessToken) => {
      prompts.push(`userinfo ${url} ${accessToken}`);
      return sofia;
    },
    ...parts,
  };
  return { google, calls, prompts };
}

describe("askGoogle", () => {
  it("gets a token and the user information from Google, then signs in", async () => {
    const { google, calls, prompts } = await setUp(sandbox);
    const logIn = await askGoogle(google);
    expect(prompts).toEqual(["sandbox /page"]);
    const { user } = await logIn();
    expect(prompts).toEqual(["sandbox /page", `userinfo /userinfo ${token}`]);
    expect(user).toMatchObject({ email: sofia.email, name: "Sofía", signsInWith: "google" });
    const body = { email: sofia.email, fullname: "Sofía", avatar: null, authProvider: "google" };
    expect(calls).toEqual([`POST /jwt/login ${JSON.stringify(body)}`]);
  });

  it("GOO-02 sends all four fields even if the Google account has no name or picture", async () => {
    const { google, calls } = await setUp(sandbox, { readUserinfo: async () => ({ email: sofia.email }) });
    await (
      await askGoogle(google)
    )();
    const body = { email: sofia.email, fullname: null, avatar: null, authProvider: "google" };
    expect(calls).toEqual([`POST /jwt/login ${JSON.stringify(body)}`]);
  });

  it("uses Google Identity Services when a client id is configured", async () => {
    const { google, prompts } = await setUp(real);
    await askGoogle(google);
    expect(prompts).toEqual(["google id-1"]);
  });

  it.each([
    { kind: "off", clientId: null, pageUrl: null, userinfoUrl: null },
    { ...real, clientId: null },
    { ...sandbox, pageUrl: null },
    { ...sandbox, userinfoUrl: null },
  ] as const)("rejects with the reason “off”, without asking a provider, for %o", async (config) => {
    const { google, prompts } = await setUp(config);
    await expect(askGoogle(google)).rejects.toMatchObject({ name: "GoogleFailed", reason: "off" });
    expect(prompts).toEqual([]);
  });

  it("GOO-05 does not call the server when Google returns no userinfo", async () => {
    const readUserinfo = () => Promise.reject(new GoogleFailed("unreachable"));
    const { google, calls } = await setUp(sandbox, { readUserinfo });
    await expect((await askGoogle(google))()).rejects.toMatchObject({ reason: "unreachable" });
    expect(calls).toEqual([]);
  });

  it("rejects with the status, message and body of the server's refusal", async () => {
    const { google } = await setUp(sandbox, { readUserinfo: async () => ({ ...sofia, email: "maya@example.com" }) });
    await expect((await askGoogle(google))()).rejects.toMatchObject({
      status: 403,
      serverMessage: expect.stringMatching(/\w/),
      body: { error: expect.any(String), message: expect.any(String) },
    });
  });
});
