import { describe, expect, it } from "vitest";
import { fileNameOf, isLongCaption, lengthsOf, type Writing } from "../../../apps/web/src/features/creation/draft.ts";

const writing = (change: Partial<Writing>): Writing => ({
  tool: "caption",
  platform: "YouTube",
  text: "",
  ...change,
});

describe("a draft", () => {
  it.each([
    ["", 0, 0],
    ["bread", 5, 1],
    ["  one\n\ttwo  three ", 18, 3],
    ["one\u00a0two", 7, 2],
    ["🌱 rye", 6, 2],
  ])("CNT-14 counts the characters and words of %j", (text, characters, words) => {
    expect(lengthsOf(text)).toEqual({ characters, words });
  });

  it("is too long with 125 characters or more, but only as a caption", () => {
    expect(isLongCaption(writing({ text: "x".repeat(124) }))).toBe(false);
    expect(isLongCaption(writing({ text: "x".repeat(125) }))).toBe(true);
    expect(isLongCaption(writing({ tool: "script", text: "x".repeat(125) }))).toBe(false);
  });

  it("is downloaded to a file named after the tool and the platform", () => {
    expect(fileNameOf(writing({ tool: "hashtag" }))).toBe("hashtag-youtube.txt");
  });
});
