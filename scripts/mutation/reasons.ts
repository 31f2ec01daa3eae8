import type { Mutant } from "./mutants.ts";

/** Why a mutant that survives may: the file, what stood there, what was done to it. */
const reasons: readonly { file: string; was: RegExp; what: RegExp; why: string }[] = [];

/** The reason, or a plain admission that there is none yet. */
export const reasonFor = (mutant: Mutant): string =>
  reasons.find(({ file, was, what }) => mutant.file.endsWith(file) && was.test(mutant.was) && what.test(mutant.what))
    ?.why ?? "not yet explained";
