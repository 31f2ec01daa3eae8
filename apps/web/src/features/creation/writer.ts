import i18next from "i18next";
import { showFailureToast } from "../../platform/failure-toast.ts";
import { toast } from "../../platform/toast.ts";
import { session } from "../../session/session.ts";
import { contentFailureText } from "./content-failure.ts";
import { createWriter } from "./create-writer.ts";
import { writeContent } from "./write-content.ts";

const texts = () => i18next.getFixedT(null, "creation");

/** The form and the drafts of this tab. They survive visits to other pages. */
export const writer = createWriter({
  write: writeContent,
  onReady: (tool) => toast.success(texts()(`ready.${tool}`)),
  onFailure: (failure) => showFailureToast(failure, contentFailureText(failure, texts())),
});

/** Removes the drafts whenever the user changes. Calling it again has no effect. */
export const clearDraftsOnUserChange = (): void => void session.onUserChange(writer.reset);
