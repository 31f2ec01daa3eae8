/** French sets a space before these signs and inside «»: none of them may begin a line, nor « end one. */
export const withoutBreaks = (sentence: string): string =>
  sentence.replace(/ (?=[?!;:»%])/g, "\u00a0").replace(/« /g, "«\u00a0");
