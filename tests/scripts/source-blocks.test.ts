import { describe, expect, it } from "vitest";
import { completeSource, printFunction } from "../../.storybook/source-blocks.ts";

/** Returns what is printed for a function with this code, which can be minified. */
const printed = (code: string) => printFunction({ toString: () => code });

describe("a function in a source block", () => {
  it.each([
    ["e=>`${e.toLocaleString(`en`)} views`", "(e) => `${e.toLocaleString(`en`)} views`"],
    ["({day:e})=>e", "({day:e}) => e"],
    ["e=>Number.isFinite(e)?`${e>0?`+`:``}${e}`:`–`", "(e) => Number.isFinite(e)?`${e>0?`+`:``}${e}`:`–`"],
  ])("is printed if it needs nothing else: %s", (code, expected) => {
    expect(printed(code)).toBe(expected);
  });

  it.each([
    "e=>`${format(e)} views`",
    "e=>(0,x.jsx)(`as`,{})",
    "e=>{save(e)}",
    "function(e){}",
    "async e=>e",
    "()=>void 0",
  ])("is omitted if it needs other names or returns nothing: %s", (code) => {
    expect(printed(code)).toBe("() => {}");
  });
});

it("a source block of a component imports its components, icons and the link of the router", async () => {
  const code = "<React.Fragment><Menu trigger={<Settings/>}><Link to='/'/></Menu></React.Fragment>";
  expect(await completeSource(code, { id: "ui-menu--open" })).toBe(
    [
      'import { Link } from "react-router-dom";',
      'import { Menu } from "@trellis/ui/menu";',
      'import { Settings } from "lucide-react";',
      "",
      "<><Menu trigger={<Settings/>}><Link to='/'/></Menu></>",
    ].join("\n"),
  );
});
