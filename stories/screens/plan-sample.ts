import { roadmapSample } from "@trellis/contract/samples";
import { roadmap, type Roadmap } from "@trellis/contract/roadmap";
import { parse } from "valibot";

const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const focus = ["Lay the foundation", "Openings that stop busy parents", "A series people wait for"];
const samples = roadmapSample.weeklyPlans.flatMap(({ tasks }) => tasks);

/** Returns a plan of three weeks and eighteen tasks, the first `done` of which are completed. */
export const planWith = (done: number): Roadmap =>
  parse(roadmap, {
    ...roadmapSample,
    weeklyPlans: focus.map((words, week) => ({
      week: week + 1,
      focus: words,
      tasks: days.map((day, index) => ({
        ...samples[index % 2],
        _id: `${week}-${index}`,
        day,
        completed: week * days.length + index < done,
        completedAt: null,
      })),
    })),
  });

/** A minimal plan with fields that the app does not know, as another server might send it. */
export const minimalPlan: Roadmap = parse(roadmap, {
  goal: "sell my prints",
  targetAudience: ["collectors", "hotels"],
  platforms: ["Pinterest", "Instagram"],
  mood: "sunny",
  weeklyPlans: [1, 2, 3].map((week) => ({
    week,
    focus: `Focus ${week}`,
    color: "green",
    tasks: [0, 1, 2].map((index) => ({
      _id: `${week}-${index}`,
      day: "Monday",
      task: `Task ${week}.${index}`,
      description: "Describe it",
      completed: index < week - 1,
      effort: 5,
    })),
  })),
  contentStrategy: {
    themes: ["Behind the press"],
    postingSchedule: [{ day: "Friday", time: "18:30", platform: "Instagram", mood: "calm" }],
    hashtagStrategy: ["#prints", "paper"],
    budget: 0,
  },
});
