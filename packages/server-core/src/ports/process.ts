export interface Clock {
  now(): Date;
  /** Returns the time of a clock that ignores changes of the system time while the process runs. */
  steadyNow(): Date;
  /** Waits. Rejects as soon as the signal is aborted. */
  pause(milliseconds: number, signal?: AbortSignal): Promise<void>;
}

/** Logs one line per event. Never log passwords, tokens or card numbers. */
export interface Log {
  /** Logs an event that helps operators investigate an attack. Facts identify users by ids, never by address, name or email. */
  security(event: SecurityEvent, facts?: Record<string, unknown>): void;
  info(event: string, facts?: Record<string, unknown>): void;
  error(event: string, facts?: Record<string, unknown>): void;
}

export type SecurityEvent =
  | "account created"
  | "account deleted"
  | "account deletion scheduled"
  | "account exported"
  | "account kept"
  | "code refused"
  | "email changed"
  | "email verified"
  | "former payer ended"
  | "identity not proved"
  | "identity proved"
  | "limit reached"
  | "link refused"
  | "other sessions ended"
  | "password changed"
  | "password reset"
  | "second factor changed"
  | "second factor passed"
  | "second factor refused"
  | "session ended"
  | "session refused"
  | "sign-in refused"
  | "sign-up refused"
  | "signed in"
  | "signed in with Google"
  | "signed in with a passkey"
  | "signed out";

/** Runs `work`, which executes the statement, and measures it. Of the text, only the verb and the table are recorded. */
export type ObserveStatement = <Result>(text: string, work: () => Promise<Result>) => Promise<Result>;
