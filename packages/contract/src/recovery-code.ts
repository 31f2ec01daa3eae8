import * as v from "valibot";

/** A recovery code: ten letters and digits. Case, spaces and dashes are ignored. */
export const recoveryCode = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40));
