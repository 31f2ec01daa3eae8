/** Calls an async function for each item, one at a time. */
export const inSequence = <Item>(
  items: readonly Item[],
  run: (item: Item, index: number) => Promise<void>,
): Promise<void> => items.reduce((previous, item, index) => previous.then(() => run(item, index)), Promise.resolve());
