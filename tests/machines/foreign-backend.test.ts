import { describe } from "vitest";
import { testForeignBackend } from "./foreign-backend.ts";

describe("a backend with its own routes and names", () => {
  testForeignBackend(process.execPath, "server.mjs");
});
