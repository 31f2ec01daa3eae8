import { generateRoadmap, updateTaskStatus } from "@trellis/contract/roadmap";
import { refuse } from "../refuse.ts";
import { hasTask, roadmapOnWire, withTick } from "../rules/roadmap.ts";
import { answerSignedIn } from "./answer.ts";
import { roadmapOf } from "./roadmap-of.ts";

export const roadmapRoutes = [
  answerSignedIn(generateRoadmap, async ({ account, query, ports }) =>
    roadmapOnWire(await roadmapOf(account, query.language, ports)),
  ),

  answerSignedIn(updateTaskStatus, async ({ account, query, body, ports, say, now }) => {
    const { plan, ticks } = await roadmapOf(account, query.language, ports);
    if (!hasTask(plan, body.week, body.dayIndex)) throw refuse(404, (text) => text.noTask);
    const task = { week: body.week, dayIndex: body.dayIndex, completedAt: body.completed ? now : null };
    await ports.roadmaps.tick({ accountId: account.id, revision: account.answersRevision }, task);
    return { message: say.taskUpdated, plan: roadmapOnWire({ plan, ticks: withTick(ticks, task) }) };
  }),
];
