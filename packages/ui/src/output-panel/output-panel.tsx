"use client";
import type { ReactNode } from "react";
import type { CardProps } from "../card/card.tsx";
import { ScrollRegion } from "../scroll-region/scroll-region.tsx";
import { Skeleton } from "../skeleton/skeleton.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import { Root } from "./output-panel.styles.ts";

export interface OutputPanelProps extends Omit<CardProps, "title" | "action" | "padding" | "children"> {
  /** Title, such as "Caption". */
  title: string;
  /** State of the text. */
  state: "idle" | "loading" | "failed" | "ready";
  /** Generated text; line breaks are kept. While loading, the part received so far. */
  text?: string;
  /** Content before the first result, such as an `EmptyState` with a `DraftPaper`. */
  idle: ReactNode;
  /** Content after a failure, such as an `ErrorState` or `Notice` with a retry action. */
  failed: ReactNode;
  /** Text announced while loading, such as "Writing". */
  loadingLabel: string;
  /** Text announced when the result is ready, such as "Your caption is ready". */
  readyLabel: string;
  /** Actions next to the title: copy and download for the result, or stop while loading. */
  actions?: ReactNode;
  /** Note below the text, such as a warning. */
  note?: ReactNode;
  /** Formatted lengths, such as "132 characters" and "24 words". */
  counts?: readonly string[];
  /** Chart of the length, before `counts`. */
  meter?: ReactNode;
  /** Preview of the published text, shown instead of the plain text while loading and when it is ready. */
  preview?: ReactNode;
}

const lines = ["96%", "88%", "92%", "74%", "90%", "46%"];

/** Scrollable panel for generated text, 25rem high. On phones, a panel with a preview grows up to 42.5rem. */
export function OutputPanel(props: OutputPanelProps): ReactNode {
  const {
    title,
    state,
    text = "",
    idle,
    failed,
    loadingLabel,
    readyLabel,
    actions,
    note,
    counts = [],
    meter,
    preview,
    ...rest
  } = props;
  const ready = state === "ready";
  const hasText = ready || (state === "loading" && text !== "");
  const hasPreview = Boolean(preview);
  const announcements = { loading: loadingLabel, ready: readyLabel, idle: "", failed: "" };
  return (
    <Root
      padding="none"
      title={title}
      action={(ready || state === "loading") && actions ? <div data-part="actions">{actions}</div> : null}
      data-state={state}
      data-preview={(hasPreview && (ready || state === "loading")) || undefined}
      {...rest}
    >
      <VisuallyHidden role="status">{announcements[state]}</VisuallyHidden>
      <ScrollRegion data-part="body" label={title} aria-busy={state === "loading" || undefined}>
        {state === "idle" && idle}
        {state === "failed" && failed}
        {(ready || state === "loading") && preview}
        {!preview &&
          state === "loading" &&
          !hasText &&
          lines.map((width) => <Skeleton key={width} shape="text" width={width} />)}
        {!preview && hasText && <p>{text}</p>}
      </ScrollRegion>
      {ready && note ? <div data-part="note">{note}</div> : null}
      {ready && counts.length > 0 && (
        <footer>
          {meter}
          {counts.map((count) => (
            <span key={count}>{count}</span>
          ))}
        </footer>
      )}
    </Root>
  );
}
