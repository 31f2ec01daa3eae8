import { roadmap } from "@trellis/contract/roadmap";
import { parse } from "valibot";
import { expect, it } from "vitest";
import { creationPath, requestedPost } from "../../../apps/web/src/creation-path.ts";
import { topicIdeas } from "../../../apps/web/src/features/creation/topic-ideas.ts";

const answers = { skills: [], topics: ["surf", "boards"], goal: [], targetAudience: [], platforms: [] };
const plan = parse(roadmap, {
  weeklyPlans: [
    {
      week: 1,
      tasks: [
        { task: "List twenty questions", completed: true },
        { task: "Film three waves", completed: false },
      ],
    },
  ],
  contentStrategy: { themes: ["surf", "Life on the beach", "Waves explained"] },
});

it("suggests at most three topics: the niche and the plan's themes, without duplicates or tasks", () => {
  expect(topicIdeas(answers, plan, "en")).toEqual(["surf", "Life on the beach", "Waves explained"]);
});

it("suggests only the profile's topics if there is no plan, and nothing if there are no answers", () => {
  expect(topicIdeas(answers, undefined, "en")).toEqual(["surf", "boards"]);
  expect(topicIdeas(undefined, undefined, "en")).toEqual([]);
});

it("passes the topic and the platform in the URL of content creation", () => {
  const post = { topic: "Soup & stew? 100 %", platform: "TikTok" };
  expect(requestedPost(creationPath(post).split("?")[1] ?? "")).toEqual(post);
  expect(requestedPost("?topic=+&platform=TikTok")).toBeUndefined();
});
