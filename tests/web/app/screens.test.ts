import { readdirSync } from "node:fs";
import { matchRoutes } from "react-router-dom";
import { expect, it } from "vitest";
import { screenAt, screens } from "../../../apps/web/src/app/screens.ts";
import { frames, routes } from "../../../apps/web/src/app/loaders.ts";
import { destinations } from "../../../apps/web/src/features/navigation/destinations.ts";
import { paths } from "../../../apps/web/src/paths.ts";

/** Returns the names of the files in a folder and its subfolders. */
const filesIn = (folder: string) =>
  readdirSync(new URL(`../../../apps/web/src/app/${folder}`, import.meta.url), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

it("lists a screen for every path and a catch-all", () => {
  expect(screens.map(({ path }) => path)).toEqual(expect.arrayContaining(Object.values(paths)));
  expect(screens.at(-1)?.path).toBe("*");
});

it("lists every screen of a subscriber in the command palette", () => {
  const pathsInApp = screens.filter(({ kind }) => kind === "app").map(({ path }) => path);
  expect(destinations.map(({ path }) => path).toSorted()).toEqual(pathsInApp.toSorted());
});

it("names every frame and route after its file, as the preload map expects", () => {
  const isRoute = (name: string) => name.endsWith(".route.tsx");
  expect(filesIn("routes").filter(isRoute).toSorted()).toEqual(
    Object.keys(routes)
      .map((name) => `${name}.route.tsx`)
      .toSorted(),
  );
  expect(filesIn("frames")).toEqual(expect.arrayContaining(Object.keys(frames).map((name) => `${name}-frame.tsx`)));
});

it.each([
  "/settings",
  "/SETTINGS",
  "/settings/",
  "/settings//",
  "/%73ettings",
  "/%53ettings/",
  "/settings%2F",
  "/settings%2f",
  "/settings%20",
  "/settings%",
  "//settings",
  "/",
  "//",
  "/%2F",
])("finds the same screen at %s as the router, so that the guard applies to it", (address) => {
  const [match] =
    matchRoutes(
      screens.map(({ path }) => ({ path })),
      address,
    ) ?? [];
  expect(screenAt(address).path).toBe(match?.route.path);
});
