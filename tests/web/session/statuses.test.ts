import { CallFailed } from "@trellis/contract/call-failed";
import { expect, it } from "vitest";
import { createSession } from "../../../apps/web/src/session/create-session.ts";
import { creator } from "../app/creator.ts";

it("STA-01 knows idle, loading, success and failed, and no other status", async () => {
  const opened = { user: creator({}), token: "fresh", message: undefined };
  const refusal = new CallFailed("call", "refused", { status: 500 });
  let isBroken = false;
  const answer = <T>(value: T) => (isBroken ? Promise.reject(refusal) : Promise.resolve(value));
  const timers: (() => void)[] = [];
  const session = createSession({
    checkSession: () => answer(opened),
    logIn: () => answer(opened),
    register: () => answer({}),
    logOut: () => answer({}),
    after: (_milliseconds, work) => void timers.push(work),
    token: { read: () => "stored", write: () => undefined, forget: () => undefined },
  });
  const seen = { status: new Set<string>(), checkSessionStatus: new Set<string>() };
  const look = () => {
    seen.status.add(session.auth.read().status);
    seen.checkSessionStatus.add(session.auth.read().checkSessionStatus);
  };
  look();
  session.auth.subscribe(look);
  for (isBroken of [false, true]) {
    await session.check();
    await Promise.allSettled([session.logIn({ email: "a@b.co", password: "x" })]);
    timers.splice(0).forEach((ring) => ring());
  }
  session.logOut();
  const four = new Set(["idle", "loading", "success", "failed"]);
  expect(seen).toEqual({ status: four, checkSessionStatus: four });
});
