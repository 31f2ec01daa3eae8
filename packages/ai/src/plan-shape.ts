import type { Language } from "@trellis/contract/fields";
import type { WrittenPlan } from "@trellis/server-core/domain/roadmap";
import * as v from "valibot";
import { modelText } from "./model-text.ts";

const weekCount = 3;
/** A Monday. */
const monday = Date.UTC(2026, 0, 5);
const dayMs = 86_400_000;

/** Returns the weekdays from Monday to Sunday. */
const weekdaysIn = (language: Language): string[] => {
  const format = new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" });
  return Array.from({ length: 7 }, (_, index) => format.format(monday + index * dayMs));
};

/** Converts “fitness tips” to “#fitnesstips”. */
const hashtag = v.pipe(
  modelText(60),
  v.transform((word) => `#${word.replace(/[^\p{L}\p{N}\p{M}_]/gu, "")}`),
  v.check((tag) => tag.length > 1, "must be a hashtag"),
);

const listOf = <Item extends v.GenericSchema>(item: Item, least: number, most: number) =>
  v.pipe(v.array(item), v.minLength(least), v.maxLength(most));

/** A plan as the model writes it; `tasks` is the number of tasks of each week if it is fixed. */
export function planSchema(language: Language, tasks?: readonly number[]) {
  const day = v.picklist(weekdaysIn(language));
  const task = v.strictObject({ day, task: modelText(160), description: modelText(500) });
  const week = v.strictObject({ focus: modelText(160), tasks: listOf(task, tasks ? 1 : 5, tasks ? 20 : 7) });
  const weeks = v.pipe(
    v.array(week),
    v.length(weekCount),
    v.check(
      (written) => !tasks || written.every((each, index) => each.tasks.length === tasks[index]),
      `must have ${tasks?.join(", ")} tasks`,
    ),
  );
  return v.strictObject({
    weeklyPlans: weeks,
    contentStrategy: v.strictObject({
      themes: listOf(modelText(160), 1, 8),
      postingSchedule: listOf(
        v.strictObject({
          day,
          time: v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)),
          platform: modelText(40),
        }),
        1,
        12,
      ),
      hashtagStrategy: listOf(hashtag, 1, 12),
    }),
  });
}

/** A plan as the model writes it. */
export type ModelPlan = v.InferOutput<ReturnType<typeof planSchema>>;

/** Returns the plan as the server stores it, with numbered weeks, and tasks and posts sorted by weekday. */
export function writtenPlan(
  { weeklyPlans, contentStrategy }: ModelPlan,
  lists: Pick<WrittenPlan, "goal" | "platforms" | "targetAudience">,
  language: Language,
  writtenBy: string,
): WrittenPlan {
  const weekdays = weekdaysIn(language);
  const byDay = (a: { day: string }, b: { day: string }) => weekdays.indexOf(a.day) - weekdays.indexOf(b.day);
  return {
    goal: lists.goal,
    targetAudience: lists.targetAudience,
    platforms: lists.platforms,
    weeklyPlans: weeklyPlans.map(({ focus, tasks }, index) => ({
      week: index + 1,
      focus,
      tasks: tasks.toSorted(byDay),
    })),
    contentStrategy: {
      ...contentStrategy,
      postingSchedule: contentStrategy.postingSchedule.toSorted(byDay),
    },
    writtenBy,
  };
}

/** Returns a translation with the weekdays and posting times of its original. */
export function translatedPlan(
  { weeklyPlans, contentStrategy }: ModelPlan,
  original: WrittenPlan,
  from: Language,
  to: Language,
): WrittenPlan {
  const [before, after] = [weekdaysIn(from), weekdaysIn(to)];
  const dayOf = (day: string): string => after[before.indexOf(day)] ?? day;
  return {
    ...original,
    weeklyPlans: original.weeklyPlans.map(({ week, focus, tasks }, index) => {
      const translated = weeklyPlans[index];
      return {
        week,
        focus: translated?.focus ?? focus,
        tasks: tasks.map(({ day, task, description }, place) => ({
          task,
          description,
          ...translated?.tasks[place],
          day: dayOf(day),
        })),
      };
    }),
    contentStrategy: {
      ...contentStrategy,
      postingSchedule: original.contentStrategy.postingSchedule.map((post) => ({ ...post, day: dayOf(post.day) })),
    },
  };
}
