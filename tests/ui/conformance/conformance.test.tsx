import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Extras, Subject } from "./components.tsx";
import { parts } from "./parts.ts";

const html = ({ render }: Subject, extras: Extras = {}) => renderToString(<StrictMode>{render(extras)}</StrictMode>);
const outermost = (markup: string) => markup.match(/^<[^>]+>/)?.[0] ?? "";

/** Whatever React or styled-components has to complain about fails the test it happens in. */
const complain = (...words: unknown[]): never => {
  throw new Error(words.map(String).join(" "));
};

beforeAll(() => {
  vi.spyOn(console, "error").mockImplementation(complain);
  vi.spyOn(console, "warn").mockImplementation(complain);
});

describe.each(parts)("$name", (subject) => {
  it("renders on a server, the same each time", () => {
    expect(html(subject)).not.toBe("");
    expect(html(subject)).toBe(html(subject));
  });

  it("keeps its own class beside the caller's, on the outermost element", () => {
    const own = outermost(html(subject)).match(/class="([^"]*)"/)?.[1] ?? "";
    const both = outermost(html(subject, { className: "callers" })).match(/class="([^"]*)"/)?.[1] ?? "";
    expect(both.split(" ")).toEqual(expect.arrayContaining(["callers", ...own.split(" ").filter(Boolean)]));
  });

  it("lets the caller's style win on the outermost element", () => {
    expect(outermost(html(subject, { style: { width: "7px" } }))).toContain("width:7px");
  });

  it("hands the rest of its props to its root or its control", () => {
    const markup = html(subject, { "data-probe": "here" });
    const holder = subject.control === undefined ? outermost(markup) : markup.match(`<${subject.control}[^>]+>`)?.[0];
    expect(holder).toContain('data-probe="here"');
  });
});
