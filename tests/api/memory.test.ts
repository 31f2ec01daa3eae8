import { createMemoryPorts } from "@trellis/api/memory";
import { describe } from "vitest";
import { storageConformance } from "./conformance.ts";

describe("storage in memory", () => {
  storageConformance(async () => ({ ports: createMemoryPorts(), close: () => {} }));
});
