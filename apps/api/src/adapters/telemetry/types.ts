import type { IncomingMessage, ServerResponse } from "node:http";

/** Traces and measures the work of the server. */
export interface Telemetry {
  /** Runs the handling of a request. */
  request: (request: IncomingMessage, response: ServerResponse, work: () => void) => void;
  /** Runs a statement. Only its verb and its table are recorded. */
  statement: <Result>(text: string, work: () => Promise<Result>) => Promise<Result>;
  /** Sends the remaining data and shuts down. */
  close: () => Promise<void>;
}
