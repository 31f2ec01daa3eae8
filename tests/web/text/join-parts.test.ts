import { describe, expect, it } from "vitest";
import { joinParts } from "../../../apps/web/src/text/join-parts.ts";

describe("joinParts", () => {
  it("keeps every part of an answer that is interrupted twice", () => {
    const beginning = joinParts("", "Rye bread");
    const longer = joinParts(beginning, "takes time.");
    expect(longer).toBe("Rye bread takes time.");
    expect(joinParts(longer, "\nIt")).toBe("Rye bread takes time.\nIt");
  });

  it("replaces the beginning with a continuation that repeats it", () => {
    expect(joinParts("Rye bread", " Rye bread takes time.")).toBe("Rye bread takes time.");
  });

  it("replaces a cut-off word with the whole word", () => {
    expect(joinParts("Rye bre", "bread takes time.")).toBe("Rye bread takes time.");
  });
});
