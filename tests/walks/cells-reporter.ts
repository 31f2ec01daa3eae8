import type { Reporter, TestCase } from "@playwright/test/reporter";

/** Prints the size of the matrix; `matrix.spec.ts` counts stories, stories equal to another one, and cells in annotations. */
export default class CellsReporter implements Reporter {
  private counts = [0, 0, 0];

  onTestEnd({ annotations }: TestCase): void {
    for (const { type, description = "" } of annotations) {
      if (type !== "cells") continue;
      const counts = description.split(" ").map(Number);
      this.counts = this.counts.map((count, place) => count + (counts[place] ?? 0));
    }
  }

  onEnd(): void {
    const [stories, equal, cells] = this.counts;
    if (stories !== 0) console.log(`Matrix: ${stories} stories, ${equal} of them equal to another one, ${cells} cells`);
  }
}
