import { type ContentIdea, contentFieldMaximum } from "@trellis/contract/content";
import { readAnswers } from "@trellis/contract/onboarding-answers";
import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router-dom";
import { CreationScreen } from "../../features/creation/creation.screen.tsx";
import { emptyForm } from "../../features/creation/creation-form.ts";
import { fileNameOf, type Writing } from "../../features/creation/draft.ts";
import { clearDraftsOnUserChange, writer } from "../../features/creation/writer.ts";
import { copyText } from "../../platform/clipboard.ts";
import { log } from "../../platform/console.ts";
import { downloadText } from "../../platform/download.ts";
import { useStore } from "../../platform/store.ts";
import { toast } from "../../platform/toast.ts";
import { pictureUrl } from "../../platform/picture.ts";
import { useUser } from "../../session/use-session.ts";
import { useLanguage } from "../../text/use-language.ts";
import type { WantedCaption } from "../palette-actions.ts";

/** Content creation: captions, scripts, hashtags and outlines. */
export function CreationRoute(): ReactNode {
  const { t } = useTranslation("creation");
  const { form, drafts, ideas, isWriting } = useStore(writer);
  const { name, avatar, answers } = useUser();
  const language = useLanguage();
  const profileAudience = readAnswers(answers?.targetAudience ?? [], language)
    .join(", ")
    .slice(0, contentFieldMaximum);
  useEffect(clearDraftsOnUserChange, []);
  useEffect(() => {
    // A form that the user has changed keeps its values.
    if (profileAudience && writer.read().form === emptyForm) writer.change({ ...emptyForm, audience: profileAudience });
  }, [profileAudience]);
  useWantedCaption();

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
      profileAudience={profileAudience}
      author={{ name, picture: pictureUrl(avatar) }}
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

/** Prepares the form for the caption that the command palette asks for, once. */
function useWantedCaption(): void {
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const { caption } = Object(state) as Partial<WantedCaption>;
  useEffect(() => {
    if (caption === undefined) return;
    const { form } = writer.read();
    writer.change({ ...form, selectedTool: "caption", topic: caption.slice(0, contentFieldMaximum) || form.topic });
    void navigate(pathname, { replace: true, state: null });
  }, [caption, navigate, pathname]);
}
