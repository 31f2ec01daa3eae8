import { execFileSync } from "node:child_process";
import { contentTools } from "@trellis/contract/content";
import type { Language } from "@trellis/contract/fields";
import type { Engine } from "../packages/engine/evaluation/engine.ts";
import { accountAbout } from "../packages/engine/evaluation/accounts.ts";
import { niches, topics } from "../packages/engine/evaluation/niches.ts";
import { questions } from "../packages/engine/evaluation/questions.ts";

/** The number of calls before the measurement, because the first calls also load and compile code. */
const warmUp = 10;
const loads = 5;

/** Returns the median time of tasks that run one after the other, in milliseconds. The tasks do not wait for anything, so it is CPU time. */
async function medianOf(tasks: readonly (() => Promise<unknown>)[]): Promise<number> {
  const times: number[] = [];
  for (const task of [...tasks.slice(0, warmUp), ...tasks]) {
    const before = performance.now();
    await task();
    times.push(performance.now() - before);
  }
  return times.slice(warmUp).toSorted((a, b) => a - b)[Math.floor(tasks.length / 2)] ?? 0;
}

/** Returns the median CPU time of loading the articles of a language in a new process, in milliseconds. */
function loadingTime(language: Language): number {
  const module = import.meta.resolve("../packages/engine/src/knowledge/search.ts");
  const script = `
    const { loadKnowledge } = await import(${JSON.stringify(module)});
    const before = process.cpuUsage();
    await loadKnowledge("${language}");
    const { user, system } = process.cpuUsage(before);
    console.log((user + system) / 1000);`;
  const args = ["--conditions=@trellis/source", "--input-type=module", "--eval", script];
  const times = Array.from({ length: loads }, () => Number(execFileSync(process.execPath, args)));
  return times.toSorted((a, b) => a - b)[Math.floor(loads / 2)] ?? 0;
}

/** Returns the median CPU time of loading, an answer, content and a plan, in milliseconds. */
export async function measureSpeed(engine: Engine, language: Language): Promise<Readonly<Record<string, number>>> {
  const asked = questions.filter((question) => question.language === language);
  const orders = topics[language].flatMap((topic) =>
    contentTools.map((tool) => ({ tool, topic, answers: accountAbout(topic, language), language })),
  );
  return {
    loading: loadingTime(language),
    chat: await medianOf(asked.map((question) => () => engine.answer(question))),
    content: await medianOf(orders.map((order) => () => engine.write(order, 0))),
    plan: await medianOf(
      niches[language].map(
        ({ topic }) =>
          () =>
            engine.plan(accountAbout(topic, language), language),
      ),
    ),
  };
}
