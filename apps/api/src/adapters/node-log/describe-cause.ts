/** What a log may say of an error. */
export interface DescribedCause {
  name: string;
  message: string;
  code?: string;
  stack?: string[];
  cause?: DescribedCause;
}

/**
 * An error without the values it was made from: Drizzle writes a failed statement's parameters into the message, and
 * PostgreSQL the row into its detail. Those are e-mails, digests and hashes.
 */
export function describeCause(error: unknown, depth = 0): DescribedCause {
  if (!(error instanceof Error)) return { name: typeof error, message: "something that is no error was thrown" };
  const { name, message, stack, cause } = error;
  const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
  const frames = stack?.split("\n").filter((line) => /^\s+at /.test(line));
  return {
    name,
    message: message.split("\nparams:")[0] ?? "",
    ...(code && { code }),
    ...(frames && depth === 0 && { stack: frames.map((line) => line.trim()).slice(0, 8) }),
    ...(cause !== undefined && depth < 4 && { cause: describeCause(cause, depth + 1) }),
  };
}
