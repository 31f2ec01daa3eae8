import { preferencesAlias } from "@trellis/contract/chat";
import { paths } from "../../paths.ts";

const screens = [
  paths.roadmap,
  paths.creation,
  paths.analytics,
  paths.calendar,
  paths.engagement,
  paths.monetization,
  paths.preferences,
  paths.settings,
  paths.payment,
] as const;

/** The addresses of screens, by the paths that answers use. The sign-out page is left out: a link must not sign the user out. */
const addresses: ReadonlyMap<string, string> = new Map([
  ...screens.map((path) => [path, path] as const),
  ["/dashboard", paths.dashboard],
  [preferencesAlias, paths.preferences],
]);

const anyPath = [...addresses.keys()].join("|");
/** Matches a path between spaces, quotation marks, brackets or punctuation, so that no part of a longer address matches. */
const pathPattern = new RegExp(String.raw`(?<=^|[\s([{“«"‘'*_])(${anyPath})(?=[.,;:!?…)\]}”»"’'*_]{0,4}(?:\s|$))`, "u");

/** A piece of an answer. `href` is set if the piece is the path of a screen. */
export interface AnswerPart {
  text: string;
  href?: string | undefined;
}

/** Splits an answer at the paths of screens that it names. */
export const answerParts = (answer: string): AnswerPart[] =>
  answer
    .split(pathPattern)
    .map((text, index) => ({ text, href: index % 2 === 1 ? addresses.get(text) : undefined }))
    .filter(({ text }) => text !== "");
