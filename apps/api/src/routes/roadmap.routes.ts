import { generateRoadmap, updateTaskStatus } from "@trellis/contract/roadmap";
import { HttpError } from "../http-error.ts";
import { hasTask, roadmapOnWire } from "../rules/roadmap.ts";
import { withTick } from "../rules/ticks.ts";
import { subscribedRoute } from "./route.ts";
import { findOrWriteRoadmap, findRoadmapToTick } from "./find-roadmap.ts";

export const roadmapRoutes = [
  subscribedRoute(generateRoadmap, async ({ account, query, ports }) =>
    roadmapOnWire(await findOrWriteRoadmap(account, query.language, ports)),
  ),

  subscribedRoute(updateTaskStatus, async ({ account, query, body, ports, messages, now }) => {
    const roadmap = await findRoadmapToTick(account, query.language, ports);
    // In another plan, the same position belongs to another task.
    const isOutdated = query.startedAt !== undefined && query.startedAt !== roadmap.startedAt.toISOString();
    if (isOutdated) throw new HttpError(409, "roadmapChanged");
    if (!hasTask(roadmap.plan, body.week, body.dayIndex)) throw new HttpError(404, "noTask");
    const task = { week: body.week, dayIndex: body.dayIndex, completedAt: body.completed ? now : null };
    await ports.roadmaps.tick({ accountId: account.id, revision: account.answersRevision }, task);
    return { message: messages.taskUpdated, plan: roadmapOnWire({ ...roadmap, ticks: withTick(roadmap.ticks, task) }) };
  }),
];
