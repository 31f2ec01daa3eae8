/** A promise that a test settles by hand. */
export interface Held<Value> {
  promise: Promise<Value>;
  answer: (value: Value) => void;
  fail: (error: unknown) => void;
}

/** Holds an actor's answer back: `const save = held<Saved>(); start(machine, { save: () => save.promise })`. */
export function held<Value = unknown>(): Held<Value> {
  let answer: Held<Value>["answer"] | undefined;
  let fail: Held<Value>["fail"] | undefined;
  const promise = new Promise<Value>((resolve, reject) => {
    answer = resolve;
    fail = reject;
  });
  if (!answer || !fail) throw new Error("A promise calls its executor at once.");
  return { promise, answer, fail };
}

/** Lets the queue of promises turn so often that every answer given by now has reached the flow. */
export async function settled(turns = 50): Promise<void> {
  await Promise.resolve();
  if (turns > 0) await settled(turns - 1);
}
