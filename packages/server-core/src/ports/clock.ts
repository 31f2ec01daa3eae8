export interface Clock {
  now(): Date;
  /** Returns the time of a clock that ignores changes of the system time while the process runs. */
  steadyNow(): Date;
  /** Waits. Rejects as soon as the signal is aborted. */
  pause(milliseconds: number, signal?: AbortSignal): Promise<void>;
}
