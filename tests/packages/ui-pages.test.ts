import { beforeAll, expect, it } from "vitest";

interface Stories {
  default: {
    component?: unknown;
    tags?: readonly string[];
    subcomponents?: Readonly<Record<string, unknown>>;
    parameters?: { docs?: { description?: { component?: string } } };
  };
}
type Exports = Readonly<Record<string, unknown>>;

/** Illustrations that the frames' stories show, and icons that the token pages show. */
const shownElsewhere = ["auth-art", "side-art", "glyph"];

const pages = new Map<string, Stories["default"]>();
const components = new Map<string, readonly unknown[]>();

beforeAll(async () => {
  const stories = import.meta.glob<Stories>("../../stories/ui/*.stories.tsx");
  const entries = import.meta.glob<Exports>("../../packages/ui/src/*/{index.ts,*.tsx}");
  await Promise.all(Object.entries(stories).map(async ([file, load]) => pages.set(file, (await load()).default)));
  await Promise.all(
    Object.entries(entries).map(async ([file, load]) => {
      const [folder = "", name] = file.split("/").slice(-2);
      if (name !== "index.ts" && name !== `${folder}.tsx`) return;
      const values = Object.entries(await load()).flatMap(([key, value]) => (/^[A-Z]/.test(key) ? [value] : []));
      components.set(folder, [...(components.get(folder) ?? []), ...values]);
    }),
  );
}, 60_000);

it("every component appears on a docs page, except illustrations and icons that other pages show", () => {
  const documented = new Set(
    [...pages.values()].flatMap((page) => [page.component, ...Object.values(page.subcomponents ?? {})]),
  );
  const missing = [...components].filter(
    ([, values]) => values.length > 0 && !values.some((one) => documented.has(one)),
  );
  expect(missing.map(([folder]) => folder).toSorted()).toEqual(shownElsewhere.toSorted());
});

it("each docs page says what to do, what not to do and which keys its component handles", () => {
  const incomplete = [...pages].filter(([, { parameters, tags = [] }]) => {
    if (tags.includes("!autodocs")) return false;
    const text = parameters?.docs?.description?.component ?? "";
    return ![/\bDo\b/, /\bDon't\b/, /\bkey|\bfocus/i].every((part) => part.test(text));
  });
  expect(incomplete.map(([file]) => file)).toEqual([]);
});
