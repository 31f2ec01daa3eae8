import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Extras, Subject } from "./components.tsx";
import { parts } from "./parts.ts";

const html = ({ render }: Subject, extras: Extras = {}) => renderToString(<StrictMode>{render(extras)}</StrictMode>);
const outermost = (markup: string) => markup.match(/^<[^>]+>/)?.[0] ?? "";

/** Fails the test on any warning of React or styled-components. */
const fail = (...messages: unknown[]): never => {
  throw new Error(messages.map(String).join(" "));
};

beforeAll(() => {
  vi.spyOn(console, "error").mockImplementation(fail);
  vi.spyOn(console, "warn").mockImplementation(fail);
});
afterAll(() => vi.restoreAllMocks());

describe.each(parts)("$name", (subject) => {
  it("renders the same markup on the server each time", () => {
    expect(html(subject)).not.toBe("");
    expect(html(subject)).toBe(html(subject));
  });

  it("merges the caller's className with its own on the outermost element", () => {
    const own = outermost(html(subject)).match(/class="([^"]*)"/)?.[1] ?? "";
    const both = outermost(html(subject, { className: "callers" })).match(/class="([^"]*)"/)?.[1] ?? "";
    expect(both.split(" ")).toEqual(expect.arrayContaining(["callers", ...own.split(" ").filter(Boolean)]));
  });

  it("applies the caller's style to the outermost element", () => {
    expect(outermost(html(subject, { style: { width: "7px" } }))).toContain("width:7px");
  });

  it("passes other props to its root or control", () => {
    const markup = html(subject, { "data-probe": "here" });
    const holder = subject.control === undefined ? outermost(markup) : markup.match(`<${subject.control}[^>]+>`)?.[0];
    expect(holder).toContain('data-probe="here"');
  });
});
