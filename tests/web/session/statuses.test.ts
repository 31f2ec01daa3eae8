import { CallFailed } from "@trellis/contract/call-failed";
import { expect, it } from "vitest";
import { createSession } from "../../../apps/web/src/session/create-session.ts";
import { creator } from "../app/creator.ts";

it("STA-01 uses the statuses idle, loading, success and failed only", async () => {
  const opened = { user: creator({}), token: "fresh", message: undefined };
  const refusal = new CallFailed("call", "refused", { status: 500 });
  let isBroken = false;
  const reply = <T>(value: T) => (isBroken ? Promise.reject(refusal) : Promise.resolve(value));
  const timers: (() => void)[] = [];
  const session = createSession({
    checkSession: () => reply(opened),
    logIn: () => reply(opened),
    register: () => reply({}),
    logOut: () => reply({}),
    after: (_milliseconds, work) => void timers.push(work),
    token: { read: () => "stored", write: () => undefined, forget: () => undefined },
  });
  const seen = { status: new Set<string>(), checkSessionStatus: new Set<string>() };
  const record = () => {
    seen.status.add(session.auth.read().status);
    seen.checkSessionStatus.add(session.auth.read().checkSessionStatus);
  };
  record();
  session.auth.subscribe(record);
  for (isBroken of [false, true]) {
    await session.check();
    await Promise.allSettled([session.logIn({ email: "a@b.co", password: "x" })]);
    timers.splice(0).forEach((work) => work());
  }
  session.logOut();
  const all = new Set(["idle", "loading", "success", "failed"]);
  expect(seen).toEqual({ status: all, checkSessionStatus: all });
});
