import { eachSentence } from "./each-sentence.ts";

const plain = "aceinouyACEINOUY";
const accented = "áçéíñóúýÅÇÉÍÑÖÜÝ";
const filling = "óñé twó thréé fóúr fívé síx sévéñ éíght ñíñé téñ".split(" ");

/** Words that make a sentence two fifths longer: more than Spanish and French ever do. */
function fillingFor(sentence: string): string {
  let words = "";
  for (let next = 0; words.length < sentence.length * 0.4; next++) words += ` ${filling[next % filling.length]}`;
  return words;
}

const ofSentence = (sentence: string): string => {
  const withAccents = sentence.replace(/\{\{\w+\}\}|Trellis|\p{L}/gu, (part) => accented[plain.indexOf(part)] ?? part);
  return `[${withAccents}${fillingFor(sentence)}]`;
};

/**
 * A language that nobody speaks: English with accents, two fifths longer, in brackets. A bracket that is not seen was
 * clipped; words without brackets were never in the texts. The product's name is nobody's to translate.
 */
export const pseudo = <T extends object>(texts: T): T => eachSentence(texts, ofSentence);
