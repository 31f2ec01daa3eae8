import { beforeAll, expect, it } from "vitest";
import { startTexts } from "../../../apps/web/src/text/i18n.ts";
import { lengthNote } from "../../../apps/web/src/text/length-note.ts";

beforeAll(() => startTexts("en"));

it.each([
  [0, undefined],
  [449, undefined],
  [450, { isTooLong: false, text: "50 characters left" }],
  [499, { isTooLong: false, text: "1 character left" }],
  [500, { isTooLong: false, text: "0 characters left" }],
  [1_500, { isTooLong: true, text: expect.stringMatching(/^1,000 characters too many: the maximum is 500\./) }],
])("input of %i characters with a maximum of 500 has the right note", (length, note) => {
  expect(lengthNote(length, 500)).toEqual(note);
});
