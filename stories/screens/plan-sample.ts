import { roadmapSample } from "@trellis/contract/examples";
import { roadmap, type Roadmap } from "@trellis/contract/roadmap";
import { parse } from "valibot";

const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const focus = ["Lay the foundation", "Openings that stop busy parents", "A series people wait for"];
const samples = roadmapSample.weeklyPlans.flatMap(({ tasks }) => tasks);

/** A plan of three weeks and eighteen tasks, the first `done` of which are completed. */
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
