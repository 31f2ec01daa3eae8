import {
  type ContentPlatform,
  contentPlatforms,
  type ContentTone,
  contentTones,
  type ContentTool,
  contentTools,
} from "@trellis/contract/content";

/** What is typed and chosen; as it is sent (spec §7). Nothing is required. */
export interface CreationForm {
  topic: string;
  platform: ContentPlatform;
  tone: ContentTone;
  audience: string;
  selectedTool: ContentTool;
}

/** Before anything is typed. */
export const emptyForm: CreationForm = {
  topic: "",
  platform: contentPlatforms[0],
  tone: contentTones[0],
  audience: "",
  selectedTool: contentTools[0],
};
