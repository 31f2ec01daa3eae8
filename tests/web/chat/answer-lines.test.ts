import { expect, it } from "vitest";
import { answerParagraphs } from "../../../apps/web/src/features/chat/answer-lines.ts";

it("recognizes the title of an answer and the points of its lists", () => {
  const answer = "When to post\n\nTry this:\n• Tuesday at 7\n• Thursday at 12\n\n\nKeep it for three weeks.";
  expect(answerParagraphs(answer)).toEqual([
    { place: 0, isTitle: true, lines: [{ place: 0, text: "When to post", isPoint: false }] },
    {
      place: 1,
      isTitle: false,
      lines: [
        { place: 0, text: "Try this:", isPoint: false },
        { place: 1, text: "• Tuesday at 7", isPoint: true },
        { place: 2, text: "• Thursday at 12", isPoint: true },
      ],
    },
    { place: 2, isTitle: false, lines: [{ place: 0, text: "Keep it for three weeks.", isPoint: false }] },
  ]);
});

it.each(["Post on Tuesdays", "Post.\n\nThen rest.", "One line\nand another\n\nThen more."])(
  "finds no title in %j",
  (answer) => {
    expect(answerParagraphs(answer).map(({ isTitle }) => isTitle)).not.toContain(true);
  },
);
