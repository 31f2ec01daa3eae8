import { CallFailed } from "@trellis/contract/call-failed";
import { describe, expect, it, vi } from "vitest";
import type { AuthState } from "../../../apps/web/src/session/auth-state.ts";
import { createSession, type SessionPorts } from "../../../apps/web/src/session/create-session.ts";
import { creator } from "../app/creator.ts";

const ana = creator({ isSubscribed: true });
const opened = { user: ana, token: "fresh", message: "Welcome back" };
const credentials = { email: "ana@trellis.example", password: "secret" };
const failure = (status: number) => new CallFailed("call", "refused", { status, serverMessage: "E" });

/** A session over a server that answers as told, with a clock that moves by hand. */
function setUp(ports: Partial<SessionPorts> & { stored?: string } = {}) {
  let stored = ports.stored ?? null;
  let timers: { at: number; work: () => void }[] = [];
  let now = 0;
  const session = createSession({
    checkSession: () => Promise.resolve(opened),
    logIn: () => Promise.resolve(opened),
    register: () => Promise.resolve({ message: "Account created" }),
    logOut: () => Promise.resolve(),
    after: (milliseconds, work) => void timers.push({ at: now + milliseconds, work }),
    ...ports,
    token: { read: () => stored, write: (token) => (stored = token), forget: () => (stored = null) },
  });
  const seen: AuthState["status"][] = [session.auth.read().status];
  session.auth.subscribe(() => {
    const { status } = session.auth.read();
    if (status !== seen.at(-1)) seen.push(status);
  });
  return {
    session,
    seen,
    state: session.auth.read,
    stored: () => stored,
    pass: (milliseconds: number) => {
      now += milliseconds;
      const due = timers.filter(({ at }) => at <= now);
      timers = timers.filter(({ at }) => at > now);
      due.forEach(({ work }) => work());
    },
  };
}

describe("signing in", () => {
  it("STA-02 exposes the eight parts of the auth area", () => {
    expect(Object.keys(setUp().state()).toSorted()).toEqual(
      ["user", "token", "status", "isAuthenticated", "error", "message", "checkSessionStatus", "resetToken"].toSorted(),
    );
  });

  it("STA-10 goes idle, loading, success, idle", async () => {
    const { session, seen, pass } = setUp();
    await session.logIn(credentials);
    pass(500);
    expect(seen).toEqual(["idle", "loading", "success", "idle"]);
  });

  it("SIN-11 rests 500 ms after success and 1 s after failure", async () => {
    const good = setUp();
    await good.session.logIn(credentials);
    good.pass(499);
    expect(good.state().status).toBe("success");
    good.pass(1);
    expect(good.state().status).toBe("idle");

    const bad = setUp({ logIn: () => Promise.reject(failure(400)) });
    await bad.session.logIn(credentials).catch(() => undefined);
    bad.pass(999);
    expect(bad.state().status).toBe("failed");
    bad.pass(1);
    expect(bad.state().status).toBe("idle");
  });

  it.each([
    ["a sign-up", undefined, "success", 500],
    ["a refused sign-up", failure(400), "failed", 1000],
  ] as const)("STA-09 is idle again after %s, and not before", async (_, refusal, status, rest) => {
    const { session, state, pass } = setUp(refusal && { register: () => Promise.reject(refusal) });
    await session
      .register({ ...credentials, fullname: "Ana Torres", confirmPassword: credentials.password })
      .catch(() => undefined);
    pass(rest - 1);
    expect(state().status).toBe(status);
    pass(1);
    expect(state().status).toBe("idle");
  });

  it("SIN-06 is not authenticated while the answer is due", async () => {
    const { session, state } = setUp();
    const pending = session.logIn(credentials);
    expect(state()).toMatchObject({ status: "loading", isAuthenticated: false });
    await pending;
    expect(state()).toMatchObject({ user: ana, token: "fresh", isAuthenticated: true, message: "Welcome back" });
  });

  it("keeps the failure and no token when it is refused", async () => {
    const { session, state, stored } = setUp({ logIn: () => Promise.reject(failure(400)) });
    await expect(session.logIn(credentials)).rejects.toThrow("E");
    expect(state()).toMatchObject({ status: "failed", isAuthenticated: false, error: failure(400) });
    expect(stored()).toBeNull();
  });

  it("leaves nothing behind, not even its token, when it is overtaken by a log-out", async () => {
    const slow = Promise.withResolvers<typeof opened>();
    const { session, state, stored } = setUp({ logIn: () => slow.promise });
    const pending = session.logIn(credentials);
    session.syncToken(null);
    slow.resolve(opened);
    await pending;
    expect(stored()).toBeNull();
    expect(state()).toMatchObject({ user: undefined, token: null, isAuthenticated: false });
  });

  it("does not let the first failure's rest end the second attempt", async () => {
    const logIn = vi.fn<SessionPorts["logIn"]>(() => Promise.reject(failure(400)));
    const { session, state, pass } = setUp({ logIn });
    await session.logIn(credentials).catch(() => undefined);
    logIn.mockReturnValue(new Promise(() => {}));
    void session.logIn(credentials);
    pass(1000);
    expect(state().status).toBe("loading");
  });
});

describe("checking the session", () => {
  it("STA-05 keeps the user and the token of the answer, and stores the token", async () => {
    const { session, state, stored } = setUp({ stored: "old" });
    await session.check();
    expect(state()).toMatchObject({ user: ana, token: "fresh", checkSessionStatus: "success", isAuthenticated: true });
    expect(stored()).toBe("fresh");
  });

  it("STA-06 records the failure", async () => {
    const { session, state } = setUp({ stored: "old", checkSession: () => Promise.reject(failure(500)) });
    await session.check();
    expect(state()).toMatchObject({ checkSessionStatus: "failed", error: failure(500) });
  });

  it("asks once, however many ask at the same time", async () => {
    const checkSession = vi.fn<SessionPorts["checkSession"]>(() => Promise.resolve(opened));
    const { session } = setUp({ stored: "old", checkSession });
    await Promise.all([session.check(), session.check(), session.check()]);
    expect(checkSession).toHaveBeenCalledTimes(1);
  });

  it("asks anew about another token, while the question about the first is still open", async () => {
    const checkSession = vi.fn<SessionPorts["checkSession"]>(() => new Promise(() => {}));
    const { session, state } = setUp({ stored: "old", checkSession });
    void session.check();
    checkSession.mockResolvedValue(opened);
    session.syncToken("new");
    await session.check();
    expect(state().user).toEqual(ana);
  });

  it("keeps the token when the line drops, and forgets it after a 401", async () => {
    const dropped = new CallFailed("checkSession", "network");
    const offline = setUp({ stored: "old", checkSession: () => Promise.reject(dropped) });
    await offline.session.check();
    expect(offline.stored()).toBe("old");

    const refused = setUp({ stored: "old", checkSession: () => Promise.reject(failure(401)) });
    await refused.session.check();
    expect(refused.stored()).toBeNull();
    expect(refused.state()).toMatchObject({ token: null, checkSessionStatus: "failed" });
  });

  it("signs nobody out who is known already, when the line drops", async () => {
    const checkSession = vi.fn<SessionPorts["checkSession"]>(() => Promise.resolve(opened));
    const { session, state } = setUp({ stored: "old", checkSession });
    await session.check();
    checkSession.mockRejectedValue(new CallFailed("checkSession", "network"));
    expect(await session.check()).toBeUndefined();
    expect(state()).toMatchObject({ user: ana, isAuthenticated: true });
  });

  it("does not listen to an answer about a session that ended meanwhile", async () => {
    let answer: (session: typeof opened) => void = () => {};
    const { session, state, stored } = setUp({
      stored: "old",
      checkSession: () => new Promise((done) => (answer = done)),
    });
    const pending = session.check();
    session.logOut();
    answer(opened);
    await pending;
    expect(state().user).toBeUndefined();
    expect(stored()).toBeNull();
  });
});

describe("the end of a session", () => {
  it("STA-07 clears everything and removes the token", async () => {
    const { session, state, stored } = setUp();
    await session.logIn(credentials);
    session.logOut();
    expect(state()).toEqual({
      user: undefined,
      token: null,
      status: "idle",
      isAuthenticated: false,
      error: undefined,
      message: undefined,
      checkSessionStatus: "idle",
      resetToken: undefined,
    });
    expect(stored()).toBeNull();
  });

  it("tells the server, and does not care for its answer", async () => {
    const logOut = vi.fn<SessionPorts["logOut"]>(() => Promise.reject(failure(500)));
    const { session } = setUp({ stored: "old", logOut });
    session.logOut();
    expect(logOut).toHaveBeenCalledTimes(1);
  });

  it("comes to this tab from another one", async () => {
    const { session, state } = setUp();
    await session.logIn(credentials);
    session.syncToken(null);
    expect(state().user).toBeUndefined();
  });

  it("follows another tab that signed in", async () => {
    const { session, state } = setUp();
    session.syncToken("theirs");
    await session.check();
    expect(state().user).toEqual(ana);
  });
});

it("merges what other calls tell about the user", async () => {
  const { session, state } = setUp();
  await session.logIn(credentials);
  session.updateUser({ isOnboarded: true });
  expect(state().user).toEqual({ ...ana, isOnboarded: true });
});
