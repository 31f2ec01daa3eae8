import type { IncomingMessage, ServerResponse } from "node:http";
import type { ObserveStatement } from "@trellis/server-core/ports/observe-statement";

/** Traces and measures the work of the server. */
export interface Telemetry {
  /** Runs `work`, which handles the request, and records the request until its response ends. */
  request: (request: IncomingMessage, response: ServerResponse, work: () => void) => void;
  statement: ObserveStatement;
  /** Sends the remaining data and shuts down. */
  close: () => Promise<void>;
}
