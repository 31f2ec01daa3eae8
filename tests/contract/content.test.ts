import { contentFieldMaximum, engagementOf, generateContent } from "@trellis/contract/content";
import { describe, expect, it } from "vitest";
import { parse, safeParse } from "valibot";

const { body, reply } = generateContent;
const empty = { topic: "", platform: "", tone: "", audience: "", selectedTool: "caption" };
const issueOf = (change: object) => safeParse(body, { ...empty, ...change }).issues?.[0].message;

describe("generateContent", () => {
  it("accepts empty and missing fields", () => {
    expect(parse(body, empty)).toEqual(empty);
    expect(parse(body, { selectedTool: "caption", topic: null })).toEqual(empty);
  });

  it.each(["topic", "audience"])("limits %s to contentFieldMaximum characters", (field) => {
    expect(issueOf({ [field]: "x".repeat(contentFieldMaximum) })).toBeUndefined();
    expect(issueOf({ [field]: "x".repeat(contentFieldMaximum + 1) })).toBe("tooLong");
  });

  it.each(["platform", "tone"])("accepts any %s up to 60 characters", (field) => {
    expect(issueOf({ [field]: "Threads" })).toBeUndefined();
    expect(issueOf({ [field]: "x".repeat(61) })).toBe("tooLong");
  });

  it.each([{ selectedTool: "poem" }, { selectedTool: undefined }, { topic: 7 }, { audience: ["a"] }])(
    "rejects %o",
    (change) => {
      expect(issueOf(change)).toBeDefined();
    },
  );

  it("parses replies with missing fields and numeric idea ids, but requires the content", () => {
    expect(parse(reply, { content: "Hello" }).contentIdeas).toEqual([]);
    const [idea] = parse(reply, { content: "", contentIdeas: [{ id: 7, title: "Bread" }] }).contentIdeas;
    expect(idea).toEqual({ id: "7", title: "Bread", category: "", engagement: "", trending: false });
    expect(safeParse(reply, { contentIdeas: [] }).success).toBe(false);
  });

  it.each([
    ["High", "high"],
    [" medium ", "medium"],
    ["Low", "other"],
    ["Very High", "other"],
    ["", "other"],
  ])("maps the engagement %o to %s", (engagement, kind) => {
    expect(engagementOf({ engagement })).toBe(kind);
  });
});
