import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes } from "node:crypto";

const requests = new AsyncLocalStorage<string>();
/** Unique for each start of a process. */
const prefix = randomBytes(6).toString("hex");
let count = 0;

/** Runs `work` under a new id, which is added to every log line that it causes, and returns the id. */
export function underRequestId(work: (id: string) => void): void {
  const id = `${prefix}-${(count += 1)}`;
  requests.run(id, work, id);
}

/** Returns the id of the request that is being handled; undefined outside of requests. */
export const currentRequest = (): string | undefined => requests.getStore();
