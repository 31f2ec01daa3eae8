import type { ContentIdea } from "@trellis/contract/content";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { contentFailureText } from "../../features/creation/content-failure.ts";
import { useContent } from "../../features/creation/content.query.ts";
import { emptyForm } from "../../features/creation/creation-form.ts";
import { CreationScreen } from "../../features/creation/creation.screen.tsx";
import { fileNameOf, type Writing } from "../../features/creation/draft.ts";
import { copyText } from "../../platform/clipboard.ts";
import { log } from "../../platform/console.ts";
import { downloadText } from "../../platform/download.ts";
import { toast } from "../../platform/toast.ts";
import { showFailureToast } from "../../platform/failure-toast.ts";

/** Content creation: captions, scripts, hashtags and outlines. */
export function CreationRoute(): ReactNode {
  const { t } = useTranslation("creation");
  const [form, setForm] = useState(emptyForm);
  const { draftOf, ideas, isWriting, generate, resume, stop } = useContent({
    onReady: (tool) => toast.success(t(`ready.${tool}`)),
    onFailure: (failure) => showFailureToast(failure, contentFailureText(failure, t)),
  });

  const onCopy = ({ text }: Writing) =>
    void copyText(text).then(
      () => toast.success(t("output.copied")),
      () => toast.error(t("output.copyFailed")),
    );
  const onIdea = (idea: ContentIdea) => {
    log("content idea", idea);
    setForm({ ...form, topic: idea.title });
  };
  return (
    <CreationScreen
      form={form}
      onChange={setForm}
      view={draftOf(form.selectedTool)}
      isWriting={isWriting}
      onGenerate={() => generate(form)}
      onStop={stop}
      onContinue={(writing) => resume(form, writing)}
      onCopy={onCopy}
      onDownload={(writing) => downloadText(fileNameOf(writing), writing.text)}
      ideas={ideas}
      onIdea={onIdea}
    />
  );
}
