import * as v from "valibot";

/** Parses an item as a list with one item, and an unreadable item as an empty list. */
export const asList = <Input, Output>(item: v.GenericSchema<Input, Output>): v.GenericSchema<Input, Output[]> =>
  v.fallback(
    v.pipe(
      item,
      v.transform((value) => [value]),
    ),
    [],
  );

/** A list without its unreadable items. */
export const readable = <Input, Output>(item: v.GenericSchema<Input, Output>) =>
  v.pipe(
    v.array(asList(item)),
    v.transform((items) => items.flatMap((parsed) => parsed)),
  );

/** A list that is only shown, without its unreadable items; empty if it is not a list. */
export const shownList = <Input, Output>(item: v.GenericSchema<Input, Output>) =>
  v.fallback(
    v.nullish(readable(item), () => []),
    [],
  );
