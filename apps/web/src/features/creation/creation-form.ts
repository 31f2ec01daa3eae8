import {
  type ContentPlatform,
  contentPlatforms,
  type ContentTone,
  contentTones,
  type ContentTool,
  contentTools,
} from "@trellis/contract/content";

/** Form values, in the shape of the request body (spec §7). No field is required. */
export interface CreationForm {
  topic: string;
  platform: ContentPlatform;
  tone: ContentTone;
  audience: string;
  selectedTool: ContentTool;
}

/** A request: the form, and the beginning of an interrupted draft to continue. */
export type ContentOrder = CreationForm & { beginning?: string };

export const emptyForm: CreationForm = {
  topic: "",
  platform: contentPlatforms[0],
  tone: contentTones[0],
  audience: "",
  selectedTool: contentTools[0],
};

/** Router state that the command palette passes to the page. */
export interface CaptionRequest {
  /** Topic of the caption; empty to keep the topic in the form. */
  caption: string;
}
