import type { Tables } from "@trellis/api/memory";
import { demoPaths } from "./calls.ts";
import { createDemoServer } from "./server.ts";

const store = "worlds";

const resultOf = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error ?? new Error("IndexedDB failed")));
  });

async function openStore(): Promise<(mode: IDBTransactionMode) => IDBObjectStore> {
  const opening = indexedDB.open("trellis-demo", 1);
  opening.addEventListener("upgradeneeded", () => void opening.result.createObjectStore(store));
  const database = await resultOf(opening);
  return (mode) => database.transaction(store, mode).objectStore(store);
}

/**
 * Creates the demo’s server, which stores its data in this browser. Data of another `version`, such as an earlier build, is not
 * used, because its format may have changed.
 */
export function createKeptServer(version: string, publicUrl: string): (request: Request) => Promise<Response> {
  // Without storage, as in some private windows, the data is lost when the page closes.
  const storage = openStore().catch(() => null);
  let tables: Tables = new Map();
  const save = async () => void (await storage)?.("readwrite").put(tables, version);
  const start = async () => {
    const kept = await storage.then((open) => open && resultOf<unknown>(open("readonly").get(version)));
    // The cast is safe, because only `save` writes to this store.
    tables = kept instanceof Map ? (kept as Tables) : new Map();
    return createDemoServer(tables, publicUrl);
  };
  let server = start();
  return async (request) => {
    if (new URL(request.url).pathname === demoPaths.reset) {
      (await storage)?.("readwrite").clear();
      server = start();
      return new Response(null, { status: 204 });
    }
    const answer = await server;
    const reply = await answer(request);
    await save();
    return reply;
  };
}
