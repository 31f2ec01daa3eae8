import { describe, expect, it } from "vitest";
import { matchCommands, nextCommand } from "../../packages/ui/src/command-palette/match.ts";

const groups = [
  { key: "go", label: "Go to", commands: [{ key: "roadmap", label: "Roadmap", keywords: ["plan", "weeks"] }] },
  {
    key: "do",
    label: "Do",
    commands: [
      { key: "new", label: "Nueva publicación", note: "Caption or script" },
      { key: "out", label: "Log out" },
    ],
  },
];
const keys = (query: string) => matchCommands(groups, query).flatMap(({ commands }) => commands.map(({ key }) => key));

describe("matching commands", () => {
  it.each([
    ["", ["roadmap", "new", "out"]],
    ["  ", ["roadmap", "new", "out"]],
    ["ROAD", ["roadmap"]],
    ["publicacion", ["new"]],
    ["publicación nueva", ["new"]],
    ["weeks", ["roadmap"]],
    ["script", ["new"]],
    ["o", ["roadmap", "new", "out"]],
    ["zzz", []],
    ["(", []],
  ])("the query %j finds the commands %j", (query, fitting) => {
    expect(keys(query)).toEqual(fitting);
  });

  it("drops groups without matches", () => {
    expect(matchCommands(groups, "log").map(({ key }) => key)).toEqual(["do"]);
  });
});

it.each([
  [3, 2, "ArrowDown", 0],
  [3, 0, "ArrowUp", 2],
  [3, 1, "Home", undefined],
  [3, 1, "End", undefined],
  [3, 1, "a", undefined],
  [0, -1, "ArrowDown", undefined],
])("in a list of %i commands, moves from index %i on %s to %s", (count, current, key, next) => {
  expect(nextCommand(count, current, key)).toBe(next);
});
