/** A paragraph of an answer; `place` is its index. */
interface AnswerParagraph {
  place: number;
  /** Whether the paragraph is the title of those that follow. */
  isTitle: boolean;
  lines: readonly { place: number; text: string; isPoint: boolean }[];
}

const titleMaximum = 70;
const isTitle = (paragraph: string) =>
  paragraph.length <= titleMaximum && !paragraph.includes("\n") && !/[.!?:;,…]$/.test(paragraph);

/** Splits an answer into paragraphs and lines, and recognizes its title and the points of its lists. */
export function answerParagraphs(answer: string): AnswerParagraph[] {
  const paragraphs = answer
    .split(/\n{2,}/)
    .map((each) => each.trim())
    .filter(Boolean);
  return paragraphs.map((paragraph, place) => ({
    place,
    isTitle: place === 0 && paragraphs.length > 1 && isTitle(paragraph),
    lines: paragraph
      .split("\n")
      .map((text, line) => ({ place: line, text, isPoint: /^(?:[•–-]|\d{1,2}[.)]) /.test(text) })),
  }));
}
