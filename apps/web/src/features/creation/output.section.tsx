import { captionMaximum, type ContentTool } from "@trellis/contract/content";
import { Button } from "@trellis/ui/button";
import { EmptyState } from "@trellis/ui/empty-state";
import { ErrorState } from "@trellis/ui/error-state";
import { Pot } from "@trellis/ui/illustration";
import { DraftPaper, OutputPanel } from "@trellis/ui/output-panel";
import { Copy, Download } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type Draft, isLongCaption, lengthsOf, type Writing } from "./draft.ts";

export interface OutputSectionProps {
  tool: ContentTool;
  view: Draft;
  onRetry: () => void;
  onCopy: (writing: Writing) => void;
  onDownload: (writing: Writing) => void;
}

const iconProps = { size: 16, strokeWidth: 1.75, "aria-hidden": true } as const;

/** The generated text with its length. Copy and download appear only when there is a text. */
export function OutputSection({ tool, view, onRetry, onCopy, onDownload }: OutputSectionProps): ReactNode {
  const { t } = useTranslation("creation");
  const state = view.is === "writing" ? "loading" : view.is;
  const words = {
    title: t(`output.${tool}`),
    loadingLabel: t("output.writing"),
    readyLabel: t(`ready.${tool}`),
    idle: (
      <EmptyState picture={<DraftPaper />} titleLevel={3} title={t("idle.title")}>
        {t("idle.lead")}
      </EmptyState>
    ),
    failed: (
      <ErrorState
        picture={<Pot mood="wilted" />}
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
  if (view.is !== "ready") return <OutputPanel {...words} state={state} />;
  const { writing } = view;
  const { characters, words: count } = lengthsOf(writing.text);
  return (
    <OutputPanel
      {...words}
      state="ready"
      text={writing.text}
      note={isLongCaption(writing) && t("output.long", { count: captionMaximum })}
      counts={[
        t("output.characters", { count: characters }),
        t("output.words", { count }),
        ...(writing.isBuiltIn ? [t("output.builtIn")] : []),
      ]}
      actions={
        <>
          <Button variant="quiet" size="sm" iconStart={<Copy {...iconProps} />} onClick={() => onCopy(writing)}>
            {t("output.copy")}
          </Button>
          <Button variant="quiet" size="sm" iconStart={<Download {...iconProps} />} onClick={() => onDownload(writing)}>
            {t("output.download")}
          </Button>
        </>
      }
    />
  );
}
