const lifetimeMs = 15 * 60_000;

interface Entry<Answer> {
  until: number;
  answer: Promise<Answer>;
}

/** Caches results for 15 minutes; errors are not cached. */
export function createCache<Answer>() {
  const answers = new Map<string, Entry<Answer>>();
  return {
    async of(key: string, now: Date, find: () => Promise<Answer>): Promise<Answer> {
      const time = now.getTime();
      const known = answers.get(key);
      if (known && known.until > time) return known.answer;
      for (const [other, { until }] of answers) if (until <= time) answers.delete(other);
      const answer = find();
      answers.set(key, { until: time + lifetimeMs, answer });
      answer.catch(() => this.forget(key));
      return answer;
    },
    forget: (key: string): void => void answers.delete(key),
  };
}
