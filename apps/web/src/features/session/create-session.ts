import { type Credentials, type Registration, type Session as Opened } from "@trellis/contract/account";
import { CallFailed } from "@trellis/contract/call-failed";
import type { User } from "@trellis/contract/user";
import { type AuthState, createStore, signedOutState } from "./auth-state.ts";

/** What the session needs from its surroundings. */
export interface SessionPorts {
  checkSession: () => Promise<Opened>;
  logIn: (typed: Credentials) => Promise<Opened>;
  register: (typed: Registration) => Promise<{ message?: string | undefined }>;
  /** Ends the session on the server; nobody waits for it. */
  logOut: () => Promise<unknown>;
  token: { read: () => string | null; write: (token: string) => void; forget: () => void };
  /** Does something later. */
  after: (milliseconds: number, work: () => void) => void;
}

/** How long the outcome of an operation stays before its status is idle again (spec §4). */
const restAfter = { success: 500, failed: 1000 };

/** Who is signed in: the one place that writes the state area `auth`. */
export function createSession(ports: SessionPorts) {
  const { token } = ports;
  const auth = createStore<AuthState>(signedOutState(token.read()));
  let checking: { asked: string | null; answer: Promise<User | undefined> } | undefined;
  let attempt = 0;

  const open = ({ user, token: fresh, message }: Opened): Partial<AuthState> => {
    token.write(fresh);
    return { user, token: fresh, message, isAuthenticated: true, error: undefined };
  };

  /** Runs one operation of an account screen: idle → loading → success or failed → idle. */
  async function operate<T>(work: () => Promise<T>, outcome: (answer: T) => Partial<AuthState>): Promise<T> {
    const mine = ++attempt;
    // An operation that was overtaken leaves nothing behind, not even its token.
    const finish = (status: "success" | "failed", rest: () => Partial<AuthState>) => {
      if (mine !== attempt) return;
      auth.change({ ...rest(), status });
      ports.after(restAfter[status], () => mine === attempt && auth.change({ status: "idle" }));
    };
    auth.change({ status: "loading", isAuthenticated: false, error: undefined, message: undefined });
    try {
      const answer = await work();
      finish("success", () => outcome(answer));
      return answer;
    } catch (error) {
      finish("failed", () => ({ error }));
      throw error;
    }
  }

  async function fetchSession(): Promise<User | undefined> {
    const asked = auth.read().token;
    // Whoever signed in or out meanwhile knows better than the answer.
    const isOvertaken = () => auth.read().token !== asked && auth.read().token !== null;
    auth.change({ checkSessionStatus: "loading" });
    try {
      const opened = await ports.checkSession();
      if (auth.read().token !== asked) return auth.read().user;
      auth.change({ ...open(opened), checkSessionStatus: "success" });
      return opened.user;
    } catch (error) {
      if (isOvertaken()) return auth.read().user;
      const failed = { error, checkSessionStatus: "failed" as const };
      // A dropped line must not sign anyone out: the token stays, and so does whoever is known already.
      if (error instanceof CallFailed && error.status === 401) end(failed);
      else auth.change(failed);
      return undefined;
    }
  }

  /** Forgets the session here; the server may still know it. */
  function end(rest: Partial<AuthState> = {}): void {
    attempt++;
    checking = undefined;
    token.forget();
    auth.change({ ...signedOutState(null), ...rest });
  }

  return {
    auth,
    end,
    operate,
    /** Whether a sign-in or sign-up is under way: a form sent twice in one breath is sent once. */
    isBusy: () => auth.read().status === "loading",
    /** Asks the server who is behind the stored token; undefined when it can't tell. Never rejects; questions about one token at the same time are one. */
    check(): Promise<User | undefined> {
      const asked = auth.read().token;
      if (checking?.asked === asked) return checking.answer;
      const answer = fetchSession().finally(() => {
        if (checking?.answer === answer) checking = undefined;
      });
      checking = { asked, answer };
      return answer;
    },
    /** Signs in by password. Rejects with the call's failure. */
    logIn: (typed: Credentials) => operate(() => ports.logIn(typed), open),
    /** Signs in by whatever opens a session. Rejects with its failure. */
    enter: (ask: () => Promise<Opened>) => operate(ask, open),
    /** Opens an account, without signing in. Rejects with the call's failure. */
    register: (typed: Registration) =>
      operate(
        () => ports.register(typed),
        ({ message }) => ({ message }),
      ),
    /** Ends the session on the server and here. */
    logOut(): void {
      if (token.read()) ports.logOut().catch(() => undefined);
      end();
    },
    /** Follows what another tab did to the stored token. */
    follow(stored: string | null): void {
      if (stored === null) end();
      else if (stored !== auth.read().token) {
        auth.change({ token: stored });
        void this.check();
      }
    },
    /** Merges what another call answered about the user. */
    update(part: Partial<User>): void {
      const { user } = auth.read();
      if (user) auth.change({ user: { ...user, ...part } });
    },
  };
}
