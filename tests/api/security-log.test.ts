import { logIn, logOut, register } from "@trellis/contract/account";
import { prove } from "@trellis/contract/proof";
import { verifyCode } from "@trellis/contract/password-reset";
import { endSession, listSessions, signOutElsewhere } from "@trellis/contract/sessions";
import { createLog } from "@trellis/runtime/node-log/log";
import { underRequestId } from "@trellis/runtime/node-log/request-id";
import { describe, expect, it } from "vitest";
import { requestCode } from "./code-request.ts";
import { createClient } from "./test-client.ts";

const uuid = /^[\da-f]{8}-[\da-f-]{27}$/;
const client = expect.stringMatching(/^[\da-f]{16}$/) as string;

describe("the security log", () => {
  it("contains sign-ins, failures, wrong codes, refused sessions, limits and changes, with ids only", async () => {
    const { send, failureOf, world, email, password, wrong, client: browser } = await requestCode();
    world.logs.splice(0);
    const { token } = await send(logIn, { body: { email, password } });
    await failureOf(logIn, { body: { email, password: "not the password" } });
    await failureOf(logIn, { body: { email: "nobody@example.com", password } });
    await failureOf(register, { body: { fullname: "Ana", email, password, confirmPassword: password } });
    await failureOf(verifyCode, { body: { email, otp: wrong } });
    await send(prove, { body: { password } });
    await failureOf(prove, { body: { password: "not the password" } });
    const [, other] = (await send(listSessions, {})).sessions;
    await send(endSession, { query: { id: other?.id ?? "" } });
    await send(signOutElsewhere, {});
    await send(logOut, {});
    await failureOf(logOut, {});
    for (let times = 0; times < 20; times += 1) await failureOf(logIn, { body: { email, password: "wrong" } });
    const account = expect.stringMatching(uuid) as string;
    const noted = world.logs.map(({ event, facts }) => [event, facts]);
    expect(noted.slice(0, 11)).toEqual([
      ["signed in", { account, session: expect.stringMatching(uuid) }],
      ["sign-in refused", { call: "logIn", status: 400, client, account }],
      ["sign-in refused", { call: "logIn", status: 400, client, account: undefined }],
      ["sign-up refused", { call: "register", status: 409, client, account: undefined }],
      ["code refused", { call: "verifyCode", status: 400, client, account: undefined }],
      ["identity proved", { account }],
      ["identity not proved", { call: "prove", status: 400, client, account }],
      ["session ended", { account, session: other?.id }],
      ["other sessions ended", { account, ended: 1 }],
      ["signed out", { account }],
      ["session refused", { call: "logOut", status: 401, client, account: undefined }],
    ]);
    expect(noted.at(-1)).toEqual(["limit reached", { call: "logIn", status: 429, client, account: undefined }]);
    for (const secret of [email, password, token ?? "", browser.token ?? "", "unknown"]) {
      expect(JSON.stringify(world.logs)).not.toContain(secret);
    }
  });

  it("marks its lines, and adds the id of the request to each", () => {
    const lines: string[] = [];
    const log = createLog("info", { write: (line) => void lines.push(line) });
    const ids: string[] = [];
    for (const event of ["signed in", "signed out"] as const) {
      underRequestId((id) => {
        ids.push(id);
        log.security(event, { account: "1" });
      });
    }
    log.info("mail sent");
    expect(new Set(ids).size).toBe(2);
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
      { msg: "signed in", security: true, request: ids[0], account: "1" },
      { msg: "signed out", security: true, request: ids[1] },
      { msg: "mail sent" },
    ]);
    expect(lines[2]).not.toContain("request");
  });

  it("contains nothing about calls with ordinary mistakes", async () => {
    const { failureOf, world } = await createClient("creator");
    await failureOf(endSession, { query: { id: "not an id" } });
    expect(world.logs).toEqual([]);
  });
});
