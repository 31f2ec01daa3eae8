/** A line of the server's log. */
export interface LogEntry {
  level: "info" | "error";
  event: string;
  facts: Record<string, unknown>;
}
