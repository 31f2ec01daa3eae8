/**
 * Waits until the process is told to stop: Ctrl-C, a signal, or the end of the program that started it and holds the other
 * end of the channel between them. Being told again changes nothing, for a terminal and `npm start` both pass Ctrl-C on.
 */
export function waitForShutdownSignal(): Promise<void> {
  return new Promise((told) => {
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => told());
    process.on("disconnect", () => told());
    process.channel?.unref();
  });
}
