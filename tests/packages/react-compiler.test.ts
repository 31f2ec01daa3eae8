import { globSync, readFileSync } from "node:fs";
import { transform } from "oxc-transform-react";
import { expect, it } from "vitest";

it("React Compiler can compile every component and hook", async () => {
  const files = globSync("{apps/web,packages/ui}/src/**/*.{ts,tsx}");
  const messages = files.map(async (file) => {
    const { errors } = await transform(file, readFileSync(file, "utf8"), {
      reactCompiler: { reportDiagnostics: true },
    });
    return errors.map(({ message }) => `${file}: ${message}`);
  });
  expect((await Promise.all(messages)).flat()).toEqual([]);
  expect(files.length).toBeGreaterThan(500);
});
