import { describe } from "vitest";
import { testForeignBackend } from "../machines/foreign-backend.ts";

// The only check that needs Python 3.
describe("a backend in Python with its own routes and names", () => {
  testForeignBackend("python3", "server.py");
});
