import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { routeFiles } from "../../../apps/web/src/app/route-files.ts";
import { screens } from "../../../apps/web/src/app/screens.ts";
import { paths } from "../../../apps/web/src/paths.ts";

const files = readdirSync(new URL("../../../apps/web/src/app/routes", import.meta.url));

it("has a screen for every address, and one for all others", () => {
  expect(screens.map(({ path }) => path)).toEqual(expect.arrayContaining(Object.values(paths)));
  expect(screens.at(-1)?.path).toBe("*");
});

it("names every route after its file, as the preload map expects", () => {
  expect(files.toSorted()).toEqual(
    Object.keys(routeFiles)
      .map((name) => `${name}.route.tsx`)
      .toSorted(),
  );
});
