import { expect, it, vi } from "vitest";

vi.stubGlobal("location", { origin: "http://trellis.example" });
vi.stubGlobal("localStorage", { getItem: () => null });

interface Query {
  queryKey: readonly unknown[];
}
type QueryModule = Record<string, Query | ((language: string) => Query)>;

it("STA-04 the key of every query starts with a state area: payment, roadmap, socialAccounts or user", async () => {
  const modules = import.meta.glob<QueryModule>("../../../apps/web/src/**/*.query.ts");
  const loaded = await Promise.all(Object.values(modules).map((load) => load()));
  const areas = loaded
    .flatMap((module) => Object.entries(module))
    .filter(([name]) => name.endsWith("Query"))
    .map(([, query]) => (typeof query === "function" ? query("en") : query).queryKey[0]);
  expect(new Set(areas)).toEqual(new Set(["payment", "roadmap", "socialAccounts", "user"]));
});
