import type { IncomingMessage, ServerResponse } from "node:http";

/** Traces and measures the work of the server. */
export interface Telemetry {
  /** Runs `work`, which handles the request, and records the request until its response ends. */
  request: (request: IncomingMessage, response: ServerResponse, work: () => void) => void;
  /** Runs `work`, which executes the statement. Of its text, only the verb and the table are recorded. */
  statement: <Result>(text: string, work: () => Promise<Result>) => Promise<Result>;
  /** Sends the remaining data and shuts down. */
  close: () => Promise<void>;
}
