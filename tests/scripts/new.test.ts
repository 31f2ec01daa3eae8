import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { component } from "../../scripts/new/component.ts";
import { flow } from "../../scripts/new/flow.ts";
import { screen } from "../../scripts/new/screen.ts";
import { namesOf, type Template } from "../../scripts/new/template.ts";

const templates: Record<string, Template> = { component, flow, screen };

describe("npm run new", () => {
  it("spells a name as files and code do", () => {
    expect(namesOf("PriceTag")).toEqual({
      pascal: "PriceTag",
      camel: "priceTag",
      kebab: "price-tag",
      title: "Price tag",
    });
  });

  it.each(Object.entries(templates))("finds the place of every entry that a %s adds", (_, template) => {
    for (const change of template(namesOf("PriceTag")).changes) {
      if ("edit" in change) {
        const source = readFileSync(change.path, "utf8");
        expect(change.edit(source), change.path).not.toBe(source);
      } else {
        expect(existsSync(change.path), change.path).toBe(false);
      }
    }
  });
});
