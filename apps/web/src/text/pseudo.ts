import { mapTexts } from "./map-texts.ts";

const plain = "aceinouyACEINOUY";
const accented = "áçéíñóúýÅÇÉÍÑÖÜÝ";
const filler = "óñé twó thréé fóúr fívé síx sévéñ éíght ñíñé téñ".split(" ");

/** Returns words that make a message 40% longer, more than Spanish and French ever do. */
function fillerFor(text: string): string {
  let words = "";
  for (let next = 0; words.length < text.length * 0.4; next++) words += ` ${filler[next % filler.length]}`;
  return words;
}

function pseudoText(text: string): string {
  const withAccents = text.replace(/\{\{\w+\}\}|Trellis|\p{L}/gu, (part) => accented[plain.indexOf(part)] ?? part);
  return `[${withAccents}${fillerFor(text)}]`;
}

/**
 * The pseudo-locale: accented English, 40 % longer, in brackets. A missing bracket reveals a clipped text, and text
 * without brackets is not translated. The product name stays untranslated.
 */
export const pseudo = <T extends object>(texts: T): T => mapTexts(texts, pseudoText);
