import { describe, expect, it } from "vitest";
import { fileNameOf, isLongCaption, lengthsOf, type Writing } from "../../../apps/web/src/features/creation/draft.ts";

const writing = (change: Partial<Writing>): Writing => ({
  tool: "caption",
  platform: "YouTube",
  text: "",
  isBuiltIn: true,
  ...change,
});

describe("a text that was written", () => {
  it.each([
    ["", 0, 0],
    ["bread", 5, 1],
    ["  one\n\ttwo  three ", 18, 3],
    ["one\u00a0two", 7, 2],
    ["🌱 rye", 6, 2],
  ])("CNT-14 %j has its lengths", (text, characters, words) => {
    expect(lengthsOf(text)).toEqual({ characters, words });
  });

  it("is too long as a caption from 125 characters on, and as nothing else", () => {
    expect(isLongCaption(writing({ text: "x".repeat(124) }))).toBe(false);
    expect(isLongCaption(writing({ text: "x".repeat(125) }))).toBe(true);
    expect(isLongCaption(writing({ tool: "script", text: "x".repeat(125) }))).toBe(false);
  });

  it("is kept in a file named after tool and platform", () => {
    expect(fileNameOf(writing({ tool: "hashtag" }))).toBe("hashtag-youtube.txt");
  });
});
