"use client";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { Card, type CardProps } from "../card/index.ts";
import { ScrollRegion } from "../scroll-region/index.ts";
import { Skeleton } from "../skeleton/index.ts";
import { VisuallyHidden } from "../visually-hidden/index.ts";

const Root = styled(Card)`
  display: flex;
  flex-direction: column;
  height: 400px;
  /* Only where title or note leave the text no room. */
  &[data-padding="none"] {
    overflow: hidden auto;
  }
  &[data-padding="none"] > header {
    flex: none;
    gap: 8px;
    min-height: 60px;
    margin: 0;
    padding: 8px 12px 8px 20px;
    border-bottom: 1px solid var(--tr-line);
    &:dir(rtl) {
      padding: 8px 20px 8px 12px;
    }
  }
  & > header > :is(h2, h3) {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & > header [data-part="actions"] {
    display: flex;
    gap: 4px;
  }
  & > [data-part="note"] {
    padding: 10px 20px;
    background: var(--tr-warning-soft);
    color: var(--tr-on-warning-soft);
    font-size: var(--tr-size-sm);
    font-weight: 550;
  }
  & > [data-part="body"] {
    flex: 1 0 0;
    min-height: 120px;
    --ring: -2px;
    padding: var(--tr-space-4) 20px;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    /* Server words may be in either direction. */
    & > p {
      max-width: 68ch;
      unicode-bidi: plaintext;
      text-align: start;
    }
  }
  &:not([data-state="ready"]) > [data-part="body"] {
    white-space: normal;
  }
  &[data-state="loading"] > [data-part="body"] > span {
    margin-block: 14px;
  }
  &:is([data-state="idle"], [data-state="failed"]) > [data-part="body"] {
    display: grid;
    align-content: safe center;
  }
  & > footer {
    display: flex;
    flex-wrap: wrap;
    gap: 2px var(--tr-space-4);
    min-height: 44px;
    align-items: center;
    padding: 8px 20px;
    border-top: 1px solid var(--tr-line);
    color: var(--tr-text-2);
    font-size: var(--tr-size-sm);
    font-variant-numeric: tabular-nums lining-nums;
  }
`;

export interface OutputPanelProps extends Omit<CardProps, "title" | "action" | "padding" | "children"> {
  /** What is written here: "Caption". */
  title: string;
  /** How the writing stands. */
  state: "idle" | "loading" | "failed" | "ready";
  /** What was written, line breaks and all. */
  text?: string;
  /** Stands here before the first text: an `EmptyState`, perhaps with a `DraftPaper`. */
  idle: ReactNode;
  /** Stands here when it went wrong: an `ErrorState` or a `Notice`, with the way to try again. */
  failed: ReactNode;
  /** Announced while it is written: "Writing". */
  loadingLabel: string;
  /** Announced when it is there: "Your caption is ready". */
  readyLabel: string;
  /** Copy and download, at the title's side. Only shown beside a text. */
  actions?: ReactNode;
  /** Something to heed about the text, on a band above it. */
  note?: ReactNode;
  /** Its lengths, as they are shown: "132 characters", "24 words". */
  counts?: readonly string[];
}

const lines = ["96%", "88%", "92%", "74%", "90%", "46%"];

/** A text that is written for someone, to read, copy and take away. 400 pixels high, with a scroll of its own. */
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
    ...rest
  } = props;
  const ready = state === "ready";
  const news = { loading: loadingLabel, ready: readyLabel, idle: "", failed: "" };
  return (
    <Root
      padding="none"
      title={title}
      action={ready && actions ? <div data-part="actions">{actions}</div> : null}
      data-state={state}
      {...rest}
    >
      <VisuallyHidden role="status">{news[state]}</VisuallyHidden>
      {ready && note ? <div data-part="note">{note}</div> : null}
      <ScrollRegion data-part="body" label={title} aria-busy={state === "loading" || undefined}>
        {state === "idle" && idle}
        {state === "failed" && failed}
        {state === "loading" && lines.map((width) => <Skeleton key={width} shape="text" width={width} />)}
        {ready && <p>{text}</p>}
      </ScrollRegion>
      {ready && counts.length > 0 && (
        <footer>
          {counts.map((count) => (
            <span key={count}>{count}</span>
          ))}
        </footer>
      )}
    </Root>
  );
}
