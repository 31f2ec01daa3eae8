import { contentTools } from "@trellis/contract/content";
import type { Language } from "@trellis/contract/fields";
import { accountAbout } from "./accounts.ts";
import type { Engine } from "./engine.ts";
import { finderIn, judge } from "./judge.ts";
import { type Niche, niches, plainPosts, topics } from "./niches.ts";
import { type Question, questions } from "./questions.ts";
import { hasPlaceholder, linesOf, sharedLines } from "./similarity.ts";

/** A measured value, and examples that make it worse. */
export interface Measure {
  readonly value: number;
  readonly examples: readonly string[];
}

const repeats = 5;
const shareOf = <Item>(items: readonly Item[], holds: (item: Item) => boolean): number =>
  items.filter(holds).length / Math.max(items.length, 1);

/** Returns the share of lines that scripts or outlines about unrelated topics have in common. */
export async function measureSharedLines(
  engine: Engine,
  language: Language,
  tool: "script" | "outline",
): Promise<Measure> {
  const texts = await Promise.all(
    topics[language].map(async (topic) => {
      const { text } = await engine.write({ tool, topic, answers: accountAbout(topic, language), language }, 0);
      return linesOf(text, [topic]);
    }),
  );
  const counts = Map.groupBy(
    texts.flatMap((lines) => [...new Set(lines)]),
    (line) => line,
  );
  const repeated = [...counts].filter(([, uses]) => uses.length > 2).map(([line, uses]) => `${uses.length} × ${line}`);
  return { value: sharedLines(texts), examples: repeated };
}

/** Returns the lowest number of different results for five identical requests. */
export async function measureVariants(engine: Engine, language: Language): Promise<Measure> {
  const orders = contentTools.flatMap((tool) =>
    topics[language].slice(0, 3).map((topic) => ({ tool, topic, answers: accountAbout(topic, language), language })),
  );
  const counts = await Promise.all(
    orders.map(async (order) => {
      const texts = await Promise.all(Array.from({ length: repeats }, (_, variant) => engine.write(order, variant)));
      return { order, count: new Set(texts.map(({ text }) => text)).size };
    }),
  );
  return {
    value: Math.min(...counts.map(({ count }) => count)),
    examples: counts
      .filter(({ count }) => count < repeats)
      .map(({ order, count }) => `${count} of ${repeats}: ${order.tool} about ${order.topic}`),
  };
}

const reflects = ({ words }: Niche, topic: string, caption: string) => {
  const [isInTopic, isInCaption] = [finderIn(topic), finderIn(caption)];
  return words.some((word) => !isInTopic(word) && isInCaption(word.length > 3 ? word : `=${word}`));
};

/** Returns the share of captions with a word of the account's niche that the request does not contain. */
export async function measureNiche(engine: Engine, language: Language): Promise<Measure> {
  const orders = niches[language].flatMap((niche) =>
    [...niche.posts, ...plainPosts[language]].map((topic) => ({ niche, topic })),
  );
  const captions = await Promise.all(
    orders.map(async ({ niche, topic }) => {
      const answers = accountAbout(niche.topic, language);
      const { text } = await engine.write({ tool: "caption", topic, answers, language }, 0);
      return { niche, topic, text };
    }),
  );
  const holds = ({ niche, topic, text }: (typeof captions)[number]) => reflects(niche, topic, text);
  return {
    value: shareOf(captions, holds),
    examples: captions.filter((each) => !holds(each)).map(({ niche, text }) => `${niche.topic}: ${text}`),
  };
}

/** Returns the share of task descriptions that plans for unrelated niches have in common. */
export async function measurePlans(engine: Engine, language: Language): Promise<Measure> {
  const plans = await Promise.all(
    niches[language].map(async ({ topic }) => {
      const answers = accountAbout(topic, language);
      const texts = await engine.plan(answers, language);
      return linesOf(texts.join("\n"), [topic, ...answers.goal, ...answers.platforms]);
    }),
  );
  const counts = Map.groupBy(plans.flat(), (line) => line);
  const repeated = [...counts].filter(([, uses]) => uses.length > 3).map(([line, uses]) => `${uses.length} × ${line}`);
  return { value: sharedLines(plans), examples: repeated };
}

/** Returns the number of results that contain a placeholder, in content, ideas, plans and answers. */
export async function measurePlaceholders(engine: Engine, language: Language): Promise<Measure> {
  const accounts = niches[language].map(({ topic }) => accountAbout(topic, language));
  const contents = await Promise.all(
    accounts.flatMap((answers) =>
      contentTools.map((tool) => engine.write({ tool, topic: answers.topics[0] ?? "", answers, language }, 1)),
    ),
  );
  const plans = await Promise.all(accounts.map((answers) => engine.plan(answers, language)));
  const texts = [...contents.flatMap(({ text, ideas }) => [text, ...ideas]), ...plans.flat()];
  const found = texts.filter(hasPlaceholder);
  return { value: found.length, examples: found };
}

/** An answer and its problems. */
interface JudgedAnswer {
  readonly asked: Question;
  readonly answer: string;
  readonly problems: readonly string[];
}

/** Asks either the answerable or the unanswerable questions. */
const askAll = (engine: Engine, language: Language, unanswerable: boolean): Promise<JudgedAnswer[]> =>
  Promise.all(
    questions
      .filter((each) => each.language === language && each.unanswerable === unanswerable)
      .map(async (asked) => {
        const answer = await engine.answer(asked);
        const placeholder = hasPlaceholder(answer) ? ["has a placeholder"] : [];
        return { asked, answer, problems: [...judge(asked, answer), ...placeholder] };
      }),
  );

const describe = ({ asked, answer, problems }: JudgedAnswer) =>
  `${asked.question}\n  ${problems.join("; ")}\n  → ${answer.slice(0, 160).replaceAll("\n", " ")}`;

/** Returns the share of correct answers. */
export async function measureAnswers(engine: Engine, language: Language): Promise<Measure> {
  const judged = await askAll(engine, language, false);
  return {
    value: shareOf(judged, ({ problems }) => problems.length === 0),
    examples: judged.filter(({ problems }) => problems.length > 0).map(describe),
  };
}

/** Returns the number of confidently wrong answers to questions that can't be answered. */
export async function measureRefusals(engine: Engine, language: Language): Promise<Measure> {
  const wrong = (await askAll(engine, language, true)).filter(({ problems }) => problems.length > 0);
  return { value: wrong.length, examples: wrong.map(describe) };
}
