import * as v from "valibot";

/**
 * Fields of replies. `null` always counts as absent, and so does an invalid value of a field that is only displayed: a
 * reply is rejected only if it lacks a field that the caller needs.
 */

/** A field that the caller can do without. */
export const shown = <Schema extends v.GenericSchema>(schema: Schema) => v.fallback(v.nullish(schema), undefined);

/** Like `shown`, but `null` is parsed as `undefined`. */
export const maybe = <Schema extends v.GenericSchema>(schema: Schema) => v.fallback(v.optional(schema), undefined);

/** A string that is only shown. */
export const shownText = shown(v.string());

/** A flag; absent unless it is a boolean. */
export const shownFlag = shown(v.boolean());

/** A number that is only shown. */
export const shownNumber = shown(v.number());

/** A date and time, ISO 8601. Formatting an invalid date would throw an error. */
export const moment = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(Date.parse(text))),
);

/** A date and time that is only shown. */
export const shownMoment = shown(moment);

/** A number of at least 0, which some servers send as a string. */
export const amount = v.union([
  v.pipe(v.number(), v.minValue(0)),
  v.pipe(v.string(), v.trim(), v.regex(/^\d+(?:\.\d+)?$/), v.transform(Number)),
]);
