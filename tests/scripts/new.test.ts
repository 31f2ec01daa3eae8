import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { component } from "../../scripts/new/component.ts";
import { flow } from "../../scripts/new/flow.ts";
import { screen } from "../../scripts/new/screen.ts";
import { namesOf, type Template } from "../../scripts/new/template.ts";

const templates: Record<string, Template> = { component, flow, screen };

describe("npm run new", () => {
  it("derives the spellings of a name for files, code and titles", () => {
    expect(namesOf("PriceTag")).toEqual({
      pascal: "PriceTag",
      camel: "priceTag",
      kebab: "price-tag",
      title: "Price tag",
    });
  });

  it.each(Object.entries(templates))("can insert every entry of a new %s into the existing files", (_, template) => {
    const { changes } = template(namesOf("PriceTag"));
    const isReady = changes.map((change) => {
      if (!("edit" in change)) return { path: change.path, isReady: !existsSync(change.path) };
      const source = readFileSync(change.path, "utf8");
      return { path: change.path, isReady: change.edit(source) !== source };
    });
    expect(isReady).toEqual(changes.map(({ path }) => ({ path, isReady: true })));
  });
});
