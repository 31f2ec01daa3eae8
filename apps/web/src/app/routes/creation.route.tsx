import { useQuery } from "@tanstack/react-query";
import { type ContentIdea, contentFieldMaximum, contentPlatforms } from "@trellis/contract/content";
import { readAnswers } from "@trellis/contract/read-answers";
import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router-dom";
import { requestedPost } from "../../creation-path.ts";
import { CreationScreen } from "../../features/creation/creation.screen.tsx";
import { type CaptionRequest, emptyForm } from "../../features/creation/creation-form.ts";
import { fileNameOf, type Writing } from "../../features/creation/draft.ts";
import { topicIdeas } from "../../features/creation/topic-ideas.ts";
import { clearDraftsOnUserChange, writer } from "../../features/creation/writer.ts";
import { roadmapQuery } from "../../features/roadmap/roadmap.query.ts";
import { copyText } from "../../platform/clipboard.ts";
import { downloadText } from "../../platform/download.ts";
import { useStore } from "../../platform/store.ts";
import { toast } from "../../platform/toast.ts";
import { webAddress } from "../../platform/web-address.ts";
import { useUser } from "../../session/use-session.ts";
import { useLanguage } from "../../text/use-language.ts";

/** Content creation: captions, scripts, hashtags and outlines. */
export function CreationRoute(): ReactNode {
  const { t } = useTranslation("creation");
  const { form, drafts, ideas, isWriting } = useStore(writer);
  const { name, avatar, answers, isOnboarded } = useUser();
  const language = useLanguage();
  const profileAudience = joinedWithin(readAnswers(answers?.targetAudience ?? [], language), contentFieldMaximum);
  // Without a plan, the suggestions come from the profile alone.
  const { data: plan } = useQuery({ ...roadmapQuery(language), enabled: isOnboarded, retry: false });
  useEffect(clearDraftsOnUserChange, []);
  useEffect(() => {
    // A form that the user has changed keeps its values.
    if (profileAudience && writer.read().form === emptyForm) writer.change({ ...emptyForm, audience: profileAudience });
  }, [profileAudience]);
  useRequestedCaption();
  useRequestedPost();

  const onCopy = ({ text }: Writing) =>
    void copyText(text).then(
      () => toast.success(t("output.copied")),
      () => toast.error(t("output.copyFailed")),
    );
  const onIdea = (idea: ContentIdea) => {
    console.log("content idea", idea);
    writer.change({ ...form, topic: idea.title });
  };
  return (
    <CreationScreen
      form={form}
      profileAudience={profileAudience}
      topicIdeas={topicIdeas(answers, plan, language)}
      author={{ name, picture: webAddress(avatar) }}
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

/** Joins as many items as fit into a length without shortening any, starting with the first. */
function joinedWithin(items: readonly string[], maximum: number): string {
  let joined = "";
  for (const item of items) {
    const longer = joined === "" ? item : `${joined}, ${item}`;
    if (longer.length > maximum) break;
    joined = longer;
  }
  return joined;
}

/** Fills in the form once with the caption that the command palette requested. */
function useRequestedCaption(): void {
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const { caption } = Object(state) as Partial<CaptionRequest>;
  useEffect(() => {
    if (caption === undefined) return;
    const { form } = writer.read();
    writer.change({ ...form, selectedTool: "caption", topic: caption || form.topic });
    void navigate(pathname, { replace: true, state: null });
  }, [caption, navigate, pathname]);
}

/** Fills in the form once with the post from the link that the user followed. */
function useRequestedPost(): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    const post = requestedPost(search);
    if (!post) return;
    const { form } = writer.read();
    const platform = contentPlatforms.find((each) => each === post.platform) ?? form.platform;
    writer.change({ ...form, platform, topic: post.topic.slice(0, contentFieldMaximum) });
    void navigate(pathname, { replace: true });
  }, [navigate, pathname, search]);
}
