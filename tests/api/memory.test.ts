import { createMemoryPorts } from "@trellis/api/memory";
import { describe } from "vitest";
import { storageConformance } from "./conformance.ts";

describe("in-memory storage", () => {
  storageConformance(async () => {
    const ports = createMemoryPorts();
    return { ports, advance: (milliseconds) => ports.clock.advance(milliseconds), close: () => {} };
  });
});
