import { captionMaximum, type ContentPlatform, type ContentTool } from "@trellis/contract/content";

/** Generated content. */
export interface Writing {
  tool: ContentTool;
  platform: ContentPlatform;
  text: string;
  /** Name of the AI model or built-in engine that wrote it, if known. */
  author?: string | undefined;
  /** Set if the text is incomplete: the user stopped it, or a failure or the maximum length interrupted it. */
  cut?: "stopped" | "interrupted";
}

/** State of the draft of one tool. */
export type Draft =
  | { is: "idle" }
  /** `text`: the part that has arrived. */
  | { is: "writing"; text: string }
  | { is: "failed" }
  | { is: "ready"; writing: Writing };

/** Counts characters (UTF-16 code units) and whitespace-separated words (spec §2). */
export const lengthsOf = (text: string): { characters: number; words: number } => ({
  characters: text.length,
  words: text.split(/\s+/u).filter(Boolean).length,
});

/** Whether the content is a caption that platforms truncate. */
export const isLongCaption = ({ tool, text }: Writing): boolean => tool === "caption" && text.length >= captionMaximum;

/** Returns the name of the downloaded file. */
export const fileNameOf = ({ tool, platform }: Writing): string => `${tool}-${platform.toLowerCase()}.txt`;
