import { isBuiltIn } from "@trellis/contract/author";
import { captionMaximum, type ContentPlatform, type ContentTool } from "@trellis/contract/content";
import { Button } from "@trellis/ui/button";
import { EmptyState } from "@trellis/ui/empty-state";
import { ErrorState } from "@trellis/ui/error-state";
import { Pot } from "@trellis/ui/illustration";
import { DraftPaper, OutputPanel } from "@trellis/ui/output-panel";
import { Copy, Download, RefreshCw, Square } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { css, styled } from "styled-components";
import { type Draft, isLongCaption, lengthsOf, type Writing } from "./draft.ts";
import { LengthRing } from "./length-ring.tsx";
import { type Author, PostPreview } from "./post-preview.tsx";

export interface OutputSectionProps {
  tool: ContentTool;
  /** Platform selected in the form. */
  platform: ContentPlatform;
  author: Author;
  view: Draft;
  /** If `true`, a draft is being generated, for this tool or another. */
  isWriting: boolean;
  onRetry: () => void;
  onStop: () => void;
  onContinue: (writing: Writing) => void;
  onAnother: (writing: Writing) => void;
  onCopy: (writing: Writing) => void;
  onDownload: (writing: Writing) => void;
}

const Cut = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
  align-items: center;
  justify-content: space-between;
`;

/** Hides labels visually where the panel is too narrow for three of them side by side. */
const hidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
const WideLabel = styled.span`
  @container (max-width: 19.9375rem) {
    ${hidden}
  }
  &[data-last] {
    @container (max-width: 29.9375rem) {
      ${hidden}
    }
  }
`;

const iconProps = { size: 16, strokeWidth: 1.75, "aria-hidden": true } as const;

/** The generated text with its length and author. Copy and Download appear once the text is ready. */
export function OutputSection(props: OutputSectionProps): ReactNode {
  const {
    tool,
    platform,
    author: creator,
    view,
    isWriting,
    onRetry,
    onStop,
    onContinue,
    onAnother,
    onCopy,
    onDownload,
  } = props;
  const { t } = useTranslation("creation");
  /** Whether the text is published unchanged, unlike scripts and outlines. */
  const isPosted = tool === "caption" || tool === "hashtag";
  const words = {
    title: t(`output.${tool}`),
    loadingLabel: t("output.writing"),
    idle: isPosted ? (
      <PostPreview
        {...{ tool, platform, author: creator, text: "" }}
        placeholder={
          <>
            <h3>{t("idle.title")}</h3>
            <p>{t("idle.lead")}</p>
          </>
        }
      />
    ) : (
      <EmptyState picture={<DraftPaper />} titleLevel={3} title={t("idle.title")}>
        {t("idle.lead")}
      </EmptyState>
    ),
    failed: (
      <ErrorState
        picture={<Pot mood="wilted" width={150} />}
        titleLevel={3}
        title={t("failed.title")}
        action={
          <Button variant="secondary" onClick={onRetry}>
            {t("failed.retry")}
          </Button>
        }
      >
        {t("failed.hint")}
      </ErrorState>
    ),
  };
  const previewOf = (on: ContentPlatform, text: string) =>
    isPosted && <PostPreview tool={tool} platform={on} author={creator} text={text} />;
  if (view.is !== "ready") {
    const stop = (
      <Button variant="quiet" size="sm" iconStart={<Square {...iconProps} />} onClick={onStop}>
        {t("output.stop")}
      </Button>
    );
    const writing =
      view.is === "writing" ? { text: view.text, actions: stop, preview: previewOf(platform, view.text) } : {};
    const state = view.is === "writing" ? "loading" : view.is;
    return <OutputPanel {...words} readyLabel={t(`ready.${tool}`)} state={state} {...writing} />;
  }
  const { writing } = view;
  const { cut, author, text } = writing;
  const { characters, words: count } = lengthsOf(text);
  const long = isLongCaption(writing) && t("output.long", { count: captionMaximum });
  const rest = cut === "interrupted" && (
    <Button variant="secondary" size="sm" disabled={isWriting} onClick={() => onContinue(writing)}>
      {t("output.continue")}
    </Button>
  );
  return (
    <OutputPanel
      {...words}
      readyLabel={t(cut ? `output.${cut}` : `ready.${tool}`)}
      state="ready"
      text={text}
      preview={previewOf(writing.platform, text)}
      meter={tool === "caption" && <LengthRing length={characters} />}
      note={
        cut ? (
          <Cut>
            <span>{t(`output.${cut}`)}</span>
            {rest}
          </Cut>
        ) : (
          long
        )
      }
      counts={[
        t("output.characters", { count: characters }),
        t("output.words", { count }),
        ...(author ? [isBuiltIn(author) ? t("output.builtIn") : t("output.writtenBy", { author })] : []),
      ]}
      actions={
        <>
          {!cut && (
            <Button
              variant="quiet"
              size="sm"
              disabled={isWriting}
              iconStart={<RefreshCw {...iconProps} />}
              onClick={() => onAnother(writing)}
            >
              {t("output.another")}
            </Button>
          )}
          <Button size="sm" iconStart={<Copy {...iconProps} />} onClick={() => onCopy(writing)}>
            <WideLabel>{t("output.copy")}</WideLabel>
          </Button>
          <Button variant="quiet" size="sm" iconStart={<Download {...iconProps} />} onClick={() => onDownload(writing)}>
            <WideLabel data-last>{t("output.download")}</WideLabel>
          </Button>
        </>
      }
    />
  );
}
