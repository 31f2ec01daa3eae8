/** An error as it is logged. */
export interface DescribedCause {
  name: string;
  message: string;
  code?: string;
  stack?: string[];
  cause?: DescribedCause;
}

/** Mail servers repeat the recipient in their replies. */
const email = /[^\s<>()"',;:]+@[^\s<>()"',;:]+/g;

/**
 * Describes an error without the values that caused it: Drizzle puts a statement's parameters into the message and
 * PostgreSQL puts the row into the detail, and both contain emails and hashes.
 */
export function describeCause(error: unknown, depth = 0): DescribedCause {
  if (!(error instanceof Error)) return { name: typeof error, message: "non-Error thrown" };
  const { name, message, stack, cause } = error;
  const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
  const frames = stack?.split("\n").filter((line) => /^\s+at /.test(line));
  return {
    name,
    message: (message.split("\nparams:")[0] ?? "").replaceAll(email, "[email]"),
    ...(code && { code }),
    ...(frames && depth === 0 && { stack: frames.map((line) => line.trim()).slice(0, 8) }),
    ...(cause !== undefined && depth < 4 && { cause: describeCause(cause, depth + 1) }),
  };
}
