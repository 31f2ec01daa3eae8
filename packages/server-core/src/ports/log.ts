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
