/**
 * Resolves on Ctrl-C, a termination signal, or the end of the parent process. Repeated signals are ignored, because a
 * terminal and `npm start` both forward Ctrl-C.
 */
export function waitForShutdownSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => resolve());
    process.on("disconnect", () => resolve());
    process.channel?.unref();
  });
}
