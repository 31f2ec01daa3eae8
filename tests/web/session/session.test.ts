import { CallFailed } from "@trellis/contract/call-failed";
import { describe, expect, it, vi } from "vitest";
import type { AuthState } from "../../../apps/web/src/session/auth-state.ts";
import { createSession, type SessionPorts } from "../../../apps/web/src/session/create-session.ts";
import { creator } from "../app/creator.ts";

const ana = creator({ isSubscribed: true });
const opened = { user: ana, token: "fresh", message: "Welcome back" };
const credentials = { email: "ana@trellis.example", password: "secret" };
const failure = (status: number) => new CallFailed("call", "refused", { status, serverMessage: "E" });

/** Creates a session with fake ports and a manual clock. */
function createTestSession(ports: Partial<SessionPorts> & { stored?: string } = {}) {
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
  const statuses: AuthState["status"][] = [session.auth.read().status];
  session.auth.subscribe(() => {
    const { status } = session.auth.read();
    if (status !== statuses.at(-1)) statuses.push(status);
  });
  return {
    session,
    statuses,
    state: session.auth.read,
    stored: () => stored,
    advance: (milliseconds: number) => {
      now += milliseconds;
      const due = timers.filter(({ at }) => at <= now);
      timers = timers.filter(({ at }) => at > now);
      due.forEach(({ work }) => work());
    },
  };
}

describe("signing in", () => {
  it("STA-02 exposes the eight parts of the auth area", () => {
    expect(Object.keys(createTestSession().state()).toSorted()).toEqual(
      ["user", "token", "status", "isAuthenticated", "error", "message", "checkSessionStatus", "resetToken"].toSorted(),
    );
  });

  it("STA-10 sets the status to idle, loading, success and idle again", async () => {
    const { session, statuses, advance } = createTestSession();
    await session.logIn(credentials);
    advance(500);
    expect(statuses).toEqual(["idle", "loading", "success", "idle"]);
  });

  it("SIN-11 returns the status to idle 500 ms after success and 1 s after failure", async () => {
    const good = createTestSession();
    await good.session.logIn(credentials);
    good.advance(499);
    expect(good.state().status).toBe("success");
    good.advance(1);
    expect(good.state().status).toBe("idle");

    const bad = createTestSession({ logIn: () => Promise.reject(failure(400)) });
    await bad.session.logIn(credentials).catch(() => undefined);
    bad.advance(999);
    expect(bad.state().status).toBe("failed");
    bad.advance(1);
    expect(bad.state().status).toBe("idle");
  });

  it.each([
    ["a sign-up", undefined, "success", 500],
    ["a refused sign-up", failure(400), "failed", 1000],
  ] as const)("STA-09 shows the status of %s, then returns to idle", async (_, refusal, status, rest) => {
    const { session, state, advance } = createTestSession(refusal && { register: () => Promise.reject(refusal) });
    await session
      .register({ ...credentials, fullname: "Ana Torres", confirmPassword: credentials.password })
      .catch(() => undefined);
    advance(rest - 1);
    expect(state().status).toBe(status);
    advance(1);
    expect(state().status).toBe("idle");
  });

  it("SIN-06 isn’t authenticated while sign-in is pending", async () => {
    const { session, state } = createTestSession();
    const pending = session.logIn(credentials);
    expect(state()).toMatchObject({ status: "loading", isAuthenticated: false });
    await pending;
    expect(state()).toMatchObject({ user: ana, token: "fresh", isAuthenticated: true, message: "Welcome back" });
  });

  it("stores the error and no token when sign-in fails", async () => {
    const { session, state, stored } = createTestSession({ logIn: () => Promise.reject(failure(400)) });
    await expect(session.logIn(credentials)).rejects.toThrow("E");
    expect(state()).toMatchObject({ status: "failed", isAuthenticated: false, error: failure(400) });
    expect(stored()).toBeNull();
  });

  it("ignores a sign-in that completes after another tab has signed out, and stores no token", async () => {
    const slow = Promise.withResolvers<typeof opened>();
    const { session, state, stored } = createTestSession({ logIn: () => slow.promise });
    const pending = session.logIn(credentials);
    session.syncToken(null);
    slow.resolve(opened);
    await pending;
    expect(stored()).toBeNull();
    expect(state()).toMatchObject({ user: undefined, token: null, isAuthenticated: false });
  });

  it("keeps the second attempt loading when the first failure’s display time ends", async () => {
    const logIn = vi.fn<SessionPorts["logIn"]>(() => Promise.reject(failure(400)));
    const { session, state, advance } = createTestSession({ logIn });
    await session.logIn(credentials).catch(() => undefined);
    logIn.mockReturnValue(new Promise(() => {}));
    void session.logIn(credentials);
    advance(1000);
    expect(state().status).toBe("loading");
  });
});

describe("checking the session", () => {
  it("STA-05 keeps the user and token of a successful check and stores the token", async () => {
    const { session, state, stored } = createTestSession({ stored: "old" });
    await session.check();
    expect(state()).toMatchObject({ user: ana, token: "fresh", checkSessionStatus: "success", isAuthenticated: true });
    expect(stored()).toBe("fresh");
  });

  it("STA-06 records a failed check", async () => {
    const { session, state } = createTestSession({ stored: "old", checkSession: () => Promise.reject(failure(500)) });
    await session.check();
    expect(state()).toMatchObject({ checkSessionStatus: "failed", error: failure(500) });
  });

  it("shares one request between concurrent checks", async () => {
    const checkSession = vi.fn<SessionPorts["checkSession"]>(() => Promise.resolve(opened));
    const { session } = createTestSession({ stored: "old", checkSession });
    await Promise.all([session.check(), session.check(), session.check()]);
    expect(checkSession).toHaveBeenCalledTimes(1);
  });

  it("checks a new token even while the check of the old one is pending", async () => {
    const checkSession = vi.fn<SessionPorts["checkSession"]>(() => new Promise(() => {}));
    const { session, state } = createTestSession({ stored: "old", checkSession });
    void session.check();
    checkSession.mockResolvedValue(opened);
    session.syncToken("new");
    await session.check();
    expect(state().user).toEqual(ana);
  });

  it("keeps the token after a network error and removes it after a 401", async () => {
    const dropped = new CallFailed("checkSession", "network");
    const offline = createTestSession({ stored: "old", checkSession: () => Promise.reject(dropped) });
    await offline.session.check();
    expect(offline.stored()).toBe("old");

    const refused = createTestSession({ stored: "old", checkSession: () => Promise.reject(failure(401)) });
    await refused.session.check();
    expect(refused.stored()).toBeNull();
    expect(refused.state()).toMatchObject({ token: null, checkSessionStatus: "failed" });
  });

  it("keeps a known user signed in when a check fails with a network error", async () => {
    const checkSession = vi.fn<SessionPorts["checkSession"]>(() => Promise.resolve(opened));
    const { session, state } = createTestSession({ stored: "old", checkSession });
    await session.check();
    checkSession.mockRejectedValue(new CallFailed("checkSession", "network"));
    expect(await session.check()).toBeUndefined();
    expect(state()).toMatchObject({ user: ana, isAuthenticated: true });
  });

  it("ignores the reply of a check that arrives after logging out", async () => {
    let reply: (session: typeof opened) => void = () => {};
    const { session, state, stored } = createTestSession({
      stored: "old",
      checkSession: () => new Promise((resolve) => (reply = resolve)),
    });
    const pending = session.check();
    session.logOut();
    reply(opened);
    await pending;
    expect(state().user).toBeUndefined();
    expect(stored()).toBeNull();
  });
});

describe("ending a session", () => {
  it("STA-07 clears the state and removes the token on log-out", async () => {
    const { session, state, stored } = createTestSession();
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

  it("calls the server on log-out and ignores a failure", async () => {
    const logOut = vi.fn<SessionPorts["logOut"]>(() => Promise.reject(failure(500)));
    const { session } = createTestSession({ stored: "old", logOut });
    session.logOut();
    expect(logOut).toHaveBeenCalledTimes(1);
  });

  it("signs out when another tab removes the token", async () => {
    const { session, state } = createTestSession();
    await session.logIn(credentials);
    session.syncToken(null);
    expect(state().user).toBeUndefined();
  });

  it("loads the user when another tab stores a token", async () => {
    const { session, state } = createTestSession();
    session.syncToken("theirs");
    await session.check();
    expect(state().user).toEqual(ana);
  });
});

it("merges a partial update into the user", async () => {
  const { session, state } = createTestSession();
  await session.logIn(credentials);
  session.updateUser({ isOnboarded: true });
  expect(state().user).toEqual({ ...ana, isOnboarded: true });
});

it("notifies about a change of user once per change, and not about other changes", async () => {
  const { session } = createTestSession();
  const onChange = vi.fn<() => void>();
  session.onUserChange(onChange);
  const stop = session.onUserChange(onChange);
  await session.logIn(credentials);
  expect(onChange).toHaveBeenCalledTimes(1);
  session.updateUser({ isOnboarded: true });
  await session.check();
  expect(onChange).toHaveBeenCalledTimes(1);
  session.logOut();
  expect(onChange).toHaveBeenCalledTimes(2);
  stop();
  await session.logIn(credentials);
  expect(onChange).toHaveBeenCalledTimes(2);
});

describe("refresh", () => {
  it("resolves when the check succeeds", async () => {
    const { session, state } = createTestSession({ stored: "old" });
    await session.refresh();
    expect(state().user).toEqual(ana);
  });

  it("rejects with the failure of the check", async () => {
    const { session } = createTestSession({ stored: "old", checkSession: () => Promise.reject(failure(500)) });
    await expect(session.refresh()).rejects.toEqual(failure(500));
  });
});
