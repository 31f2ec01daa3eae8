import type { ContentIdea } from "@trellis/contract/content";
import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { CreationScreen } from "../../features/creation/creation.screen.tsx";
import { fileNameOf, type Writing } from "../../features/creation/draft.ts";
import { clearDraftsOnUserChange, writer } from "../../features/creation/writer.ts";
import { copyText } from "../../platform/clipboard.ts";
import { log } from "../../platform/console.ts";
import { downloadText } from "../../platform/download.ts";
import { useStore } from "../../platform/store.ts";
import { toast } from "../../platform/toast.ts";

/** Content creation: captions, scripts, hashtags and outlines. */
export function CreationRoute(): ReactNode {
  const { t } = useTranslation("creation");
  const { form, drafts, ideas, isWriting } = useStore(writer);
  useEffect(clearDraftsOnUserChange, []);

  const onCopy = ({ text }: Writing) =>
    void copyText(text).then(
      () => toast.success(t("output.copied")),
      () => toast.error(t("output.copyFailed")),
    );
  const onIdea = (idea: ContentIdea) => {
    log("content idea", idea);
    writer.change({ ...form, topic: idea.title });
  };
  return (
    <CreationScreen
      form={form}
      onChange={writer.change}
      view={drafts[form.selectedTool] ?? { is: "idle" }}
      isWriting={isWriting}
      onGenerate={() => void writer.generate()}
      onStop={writer.stop}
      onContinue={(writing) => void writer.resume(writing)}
      onAnother={(writing) => void writer.repeat(writing)}
      onCopy={onCopy}
      onDownload={(writing) => downloadText(fileNameOf(writing), writing.text)}
      ideas={ideas}
      onIdea={onIdea}
    />
  );
}
