export interface Clock {
  now(): Date;
  /** The time by a clock that doesn't follow changes of the system time while the process runs. */
  steadyNow(): Date;
  /** Waits. Rejects as soon as the signal is aborted. */
  pause(milliseconds: number, signal?: AbortSignal): Promise<void>;
}

/** Logs one line per event. Never log passwords, tokens or card numbers. */
export interface Log {
  info(event: string, facts?: Record<string, unknown>): void;
  error(event: string, facts?: Record<string, unknown>): void;
}
