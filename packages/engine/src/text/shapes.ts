import * as v from "valibot";

/** A non-empty string. */
export const text = v.string();

/** An object with a value for each key. */
export const keyed = <const K extends string, S extends v.GenericSchema>(keys: readonly K[], value: S) =>
  v.object(v.entriesFromList(keys, value));

/** Two or more strings. */
export const twoOrMore = v.tupleWithRest([text, text], text);

/** Three or more strings. */
export const threeOrMore = v.tupleWithRest([text, text, text], text);

/** Exactly three items. */
export const three = <S extends v.GenericSchema>(item: S) => v.tuple([item, item, item]);

/**
 * A task and its description. Slots: topic, platform, skill, goal; audience, and forAudience, ofAudience, toAudience with
 * a preposition; hook, question, mistake, myth, thing, situation, action, result and series from the niche.
 */
export const step = v.tuple([text, text]);
