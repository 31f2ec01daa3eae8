/** Limits how many tasks run at once; the others wait in order. */
export function limitConcurrency(limit: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let free = limit;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((enter) => waiting.push(enter));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
