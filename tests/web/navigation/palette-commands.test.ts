import { expect, it } from "vitest";
import { recentFirst } from "../../../apps/web/src/features/navigation/palette-commands.tsx";

const group = (key: string, ...keys: string[]) => ({
  key,
  label: key,
  commands: keys.map((each) => ({ key: each, label: each })),
});
const keysOf = (groups: ReturnType<typeof recentFirst>) =>
  groups.map(({ key, commands }) => [key, commands.map((command) => command.key)]);

it("moves the recently used commands to the top and drops groups that become empty", () => {
  const groups = [group("actions", "write"), group("places", "go:/", "go:/roadmap")];
  expect(keysOf(recentFirst(groups, "Recent", ["go:/roadmap", "write", "gone"]))).toEqual([
    ["recent", ["go:/roadmap", "write"]],
    ["places", ["go:/"]],
  ]);
});

it("leaves the groups unchanged if no command has been used yet", () => {
  const groups = [group("actions", "write")];
  expect(recentFirst(groups, "Recent", [])).toEqual(groups);
});
