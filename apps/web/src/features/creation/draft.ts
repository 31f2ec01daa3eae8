import { captionMaximum, type ContentPlatform, type ContentTool } from "@trellis/contract/content";

/** A text that was written. */
export interface Writing {
  tool: ContentTool;
  platform: ContentPlatform;
  text: string;
  /** No model wrote it. */
  isBuiltIn: boolean;
}

/** What has become of a tool's text. */
export type Draft = { is: "idle" } | { is: "writing" } | { is: "failed" } | { is: "ready"; writing: Writing };

/** Its length in characters, as texts are measured, and in words between white space (spec §2). */
export const lengthsOf = (text: string): { characters: number; words: number } => ({
  characters: text.length,
  words: text.split(/\s+/u).filter(Boolean).length,
});

/** Whether it is a caption that is cut off before its end. */
export const isLongCaption = ({ tool, text }: Writing): boolean => tool === "caption" && text.length >= captionMaximum;

/** The name of the file it is kept in. */
export const fileNameOf = ({ tool, platform }: Writing): string => `${tool}-${platform.toLowerCase()}.txt`;
