import type { PgBoss } from "pg-boss";

/** The database schema that pg-boss creates and migrates. */
export const jobSchema = "pgboss";

/** Runs statements on a pool or a connection. */
export interface Runner {
  query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
}

/**
 * Opens pg-boss on a pool or a connection. The package is imported lazily, because loading it would slow down the
 * start. Its unused timers are turned off.
 */
export async function openBoss(runner: Runner, onError: (cause: unknown) => void): Promise<PgBoss> {
  const { PgBoss } = await import("pg-boss");
  const boss = new PgBoss({
    schema: jobSchema,
    db: { executeSql: (text, values) => runner.query(text, values) },
    schedule: false,
    registerInstance: false,
    openTelemetry: { enabled: false },
    superviseIntervalSeconds: 30,
    monitorIntervalSeconds: 30,
    maintenanceIntervalSeconds: 3_600,
    flowIntervalSeconds: 3_600,
    monitorVacuum: false,
  });
  boss.on("error", (reported) => onError(toError(reported)));
  await boss.start();
  return boss;
}

/** Workers report a copy of an error, which is not an `Error`: the log would not describe it. */
const toError = (reported: Error): Error =>
  reported instanceof Error ? reported : Object.assign(new Error(), reported);
