import { setTimeout as pause } from "node:timers/promises";
import { EmbeddedPostgresError } from "./embedded-postgres-error.ts";
import type { Usage } from "./usage.ts";

/** A server that this process uses. */
export interface Joined {
  url: string;
  pid: number;
  port: number;
  usage: Pick<Usage, "lost">;
  stop(): Promise<void>;
}

/** Callbacks for a server that exits unexpectedly. */
export interface Watch {
  /** Called when the server runs again, possibly at another address. */
  onRestart(url: string): void;
  /** Called when the server could not be restarted. */
  onLost(error: EmbeddedPostgresError): void;
}

/** Delay before each restart attempt, in milliseconds. */
const delaysMs = [0, 500, 1_000, 2_000, 4_000];
/** Maximum number of restarts within ten minutes. */
const maxRestarts = 5;
const windowMs = 600_000;

/**
 * Watches a server through its connection and restarts it when it exits. If several processes share the server, one of
 * them restarts it, and the others join it.
 */
export function supervise(first: Joined, reopen: (port: number) => Promise<Joined>, watch: Watch) {
  let current = first;
  let isStopping = false;
  let recovering = Promise.resolve();
  let restarts: number[] = [];

  const giveUp = (cause: unknown) =>
    watch.onLost(
      new EmbeddedPostgresError(
        `The embedded PostgreSQL stopped and could not be restarted: ${cause instanceof Error ? cause.message : "unknown"}`,
      ),
    );
  const recover = async (attempt = 0): Promise<void> => {
    await pause(delaysMs[attempt]);
    if (isStopping) return;
    try {
      const joined = await reopen(current.port);
      current = joined;
    } catch (cause) {
      if (attempt + 1 < delaysMs.length) return recover(attempt + 1);
      return giveUp(cause);
    }
    watch.onRestart(current.url);
    void follow();
  };
  const follow = async (): Promise<void> => {
    await current.usage.lost;
    if (isStopping) return;
    const now = performance.now();
    restarts = [...restarts.filter((at) => now - at < windowMs), now];
    if (restarts.length > maxRestarts) giveUp(new Error("it stopped too often. See its file “log”."));
    else recovering = recover();
  };
  void follow();
  return {
    current: () => current,
    stop: async () => {
      isStopping = true;
      await recovering;
      await current.stop();
    },
  };
}
