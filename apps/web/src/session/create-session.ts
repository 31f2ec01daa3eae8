import type { Credentials, Registration } from "@trellis/contract/account";
import type { CheckedSession, PendingSignIn, Session as OpenedSession } from "@trellis/contract/session";
import { CallFailed } from "@trellis/contract/call-failed";
import type { User } from "@trellis/contract/user";
import { createStore } from "../platform/store.ts";
import { createEmitter } from "../platform/emitter.ts";
import { type AuthEvent, type AuthState, signedOutState, transition } from "./auth-state.ts";

/** Functions of the app that the session needs. */
export interface SessionPorts {
  checkSession: () => Promise<CheckedSession>;
  logIn: (credentials: Credentials) => Promise<OpenedSession | PendingSignIn>;
  register: (registration: Registration) => Promise<{ message?: string | undefined }>;
  /** Ends the session on the server. The result is ignored. */
  logOut: () => Promise<unknown>;
  token: { read: () => string | null; write: (token: string) => void; forget: () => void };
  /** Schedules a callback, like `setTimeout`. */
  after: (milliseconds: number, work: () => void) => void;
}

/** How long an outcome is shown before the status is idle again, in milliseconds (spec §4). */
const idleAfter = { success: 500, failed: 1000 };

/**
 * Runs the state machine of `auth-state.ts`: makes its calls, stores its token and starts its timers. Only this file
 * sends events. Written without a library, because the sign-in page waits for it (docs/decisions/0019).
 */
export function createSession(ports: SessionPorts) {
  const { token } = ports;
  const auth = createStore<AuthState>(signedOutState(token.read()));
  /** The second step of a sign-in; outside `auth`, because the specification lists all fields of `auth`. */
  const step = createStore<PendingSignIn["secondFactor"] | undefined>(undefined);
  const userChanges = createEmitter();
  let pendingCheck: { token: string | null; user: Promise<User | undefined> } | undefined;
  let lastOperation = 0;

  function send(event: AuthEvent): void {
    const before = auth.read();
    const after = transition(before, event);
    if (after.token !== null && after.token !== before.token) token.write(after.token);
    auth.set(after);
    if (after.user?.email !== before.user?.email) userChanges.emit();
  }

  const opened = (reply: OpenedSession | PendingSignIn): Partial<AuthState> => {
    const { message } = reply;
    if (reply.secondFactor) {
      step.set(reply.secondFactor);
      return { message, error: undefined };
    }
    return { user: reply.user, token: reply.token, message, isAuthenticated: true, error: undefined };
  };

  /** Runs a mutation: idle → loading → success or failed → idle. Rejects with its failure. */
  async function operate<T>(run: () => Promise<T>, toState: (reply: T) => Partial<AuthState>): Promise<T> {
    const operation = ++lastOperation;
    // A superseded operation changes nothing and stores no token.
    const settle = (status: "success" | "failed", outcome: () => AuthEvent) => {
      if (operation !== lastOperation) return;
      send(outcome());
      ports.after(idleAfter[status], () => operation === lastOperation && send({ type: "statusExpired" }));
    };
    send({ type: "operationStarted" });
    try {
      const reply = await run();
      settle("success", () => ({ type: "operationSucceeded", result: toState(reply) }));
      return reply;
    } catch (error) {
      settle("failed", () => ({ type: "operationFailed", error }));
      throw error;
    }
  }

  async function fetchUser(): Promise<User | undefined> {
    const sent = auth.read().token;
    send({ type: "checkStarted" });
    try {
      const checked = await ports.checkSession();
      // If the user signed in or out in the meantime, this reply is outdated.
      if (auth.read().token === sent) send({ type: "checkSucceeded", checked });
      return auth.read().user;
    } catch (error) {
      const { token: current, user } = auth.read();
      if (current !== sent && current !== null) return user;
      // Only a 401 ends the session. After any other error, keep the token and the user.
      if (error instanceof CallFailed && error.status === 401) end({ type: "tokenRefused", error });
      else send({ type: "checkFailed", error });
      return undefined;
    }
  }

  /** Returns the current user from the server, or `undefined` on failure. Never rejects. Concurrent checks of one token share a request. */
  function check(): Promise<User | undefined> {
    const current = auth.read().token;
    if (pendingCheck?.token === current) return pendingCheck.user;
    const user = fetchUser().finally(() => {
      if (pendingCheck?.user === user) pendingCheck = undefined;
    });
    pendingCheck = { token: current, user };
    return user;
  }

  /** Clears the session in this tab without calling the server. */
  function end(event: AuthEvent = { type: "ended" }): void {
    lastOperation++;
    pendingCheck = undefined;
    step.set(undefined);
    token.forget();
    send(event);
  }

  return {
    auth: { read: auth.read, subscribe: auth.subscribe },
    /** The second step that the sign-in waits for. */
    secondFactor: { read: step.read, subscribe: step.subscribe },
    /** Abandons a sign-in that waits for its second step. */
    forgetSecondFactor: () => step.set(undefined),
    /** Adds a listener that runs when the user’s email changes, so also after sign-in and sign-out, for example to clear data. */
    onUserChange: userChanges.on,
    check,
    end: () => end(),
    operate,
    /** Whether an operation such as a sign-in is pending. Guards against double submit. */
    isBusy: () => auth.read().status === "loading",
    /** Checks the session and rejects on failure, unlike `check`. */
    refresh: async (): Promise<void> => {
      await check();
      const { error } = auth.read();
      if (error) throw error;
    },
    /** Signs in with a password. Rejects with the call’s failure. */
    logIn: (credentials: Credentials) => operate(() => ports.logIn(credentials), opened),
    /** Signs in with any call that opens a session, such as Google sign-in. Rejects with its failure. */
    logInWith: (openSession: () => Promise<OpenedSession | PendingSignIn>) => operate(openSession, opened),
    /** Creates an account without signing in. Rejects with the call’s failure. */
    register: (registration: Registration) =>
      operate(
        () => ports.register(registration),
        ({ message }) => ({ message }),
      ),
    /** Ends the session on the server and in this tab. */
    logOut(): void {
      if (token.read()) ports.logOut().catch(() => undefined);
      end();
    },
    /** Applies a token that another tab stored or removed. */
    syncToken(stored: string | null): void {
      if (stored === null) end();
      else if (stored !== auth.read().token) {
        send({ type: "tokenReplaced", token: stored });
        void check();
      }
    },
    /** Updates fields of the user from another call’s reply. */
    updateUser(part: Partial<User>): void {
      send({ type: "userUpdated", part });
    },
  };
}
