/** A reason why the server can't start, worded for the user who started it: what is wrong and how to fix it. */
export class StartupError extends Error {
  override readonly name = "StartupError";
}
