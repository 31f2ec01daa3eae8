import { useMutation } from "@tanstack/react-query";
import { beginningMaximum, type ContentIdea, type ContentTool } from "@trellis/contract/content";
import { useEffect, useRef, useState } from "react";
import { joinParts } from "../../text/join-parts.ts";
import type { ContentOrder, CreationForm } from "./creation-form.ts";
import type { Draft, Writing } from "./draft.ts";
import { writeContent } from "./write-content.ts";

/** Neither callback runs after the page unmounts. */
interface Callbacks {
  onReady: (tool: ContentTool) => void;
  onFailure: (failure: Error) => void;
}

/** A request with its own means to stop it. */
interface Run {
  order: ContentOrder;
  stopping: AbortController;
  onText: (delta: string) => void;
}

/** Keeps one draft per tool and the latest ideas. Generates one draft at a time. */
export function useContent({ onReady, onFailure }: Callbacks) {
  const [drafts, setDrafts] = useState<Partial<Record<ContentTool, Draft>>>({});
  const [ideas, setIdeas] = useState<readonly ContentIdea[]>([]);
  const current = useRef<Run>(undefined);
  const { mutate, isPending } = useMutation({
    mutationFn: ({ order, stopping, onText }: Run) => writeContent(order, onText, stopping.signal),
  });
  // The server stops writing when nobody waits for the text anymore.
  useEffect(() => () => current.current?.stopping.abort(), []);

  function write(order: ContentOrder) {
    // A double click can arrive before the button re-renders as busy.
    if (current.current) return;
    const { selectedTool: tool, platform, beginning = "" } = order;
    const setDraft = (draft: Draft) => setDrafts((all) => ({ ...all, [tool]: draft }));
    const show = (writing: Omit<Writing, "tool" | "platform">) =>
      setDraft({ is: "ready", writing: { tool, platform, ...writing } });
    let text = beginning;
    let arrived = "";
    const onText = (delta: string) => {
      arrived += delta;
      setDraft({ is: "writing", text: (text = joinParts(beginning, arrived)) });
    };
    const run = { order, stopping: new AbortController(), onText };
    current.current = run;
    setDraft({ is: "writing", text });
    mutate(run, {
      onSuccess: ({ content, contentIdeas, writtenBy }) => {
        show({ text: content, author: writtenBy ?? undefined });
        setIdeas(contentIdeas ?? []);
        onReady(tool);
      },
      onError: (failure) => {
        const isStopped = run.stopping.signal.aborted;
        if (text.trim() !== "") show({ text, cut: isStopped ? "stopped" : "interrupted" });
        else setDraft({ is: isStopped ? "idle" : "failed" });
        if (!isStopped) onFailure(failure);
      },
      onSettled: () => {
        current.current = undefined;
      },
    });
  }
  return {
    draftOf: (tool: ContentTool): Draft => drafts[tool] ?? { is: "idle" },
    ideas,
    isWriting: isPending,
    generate: (form: CreationForm) => write(form),
    /** Writes the rest of a draft that was cut off. */
    resume: (form: CreationForm, { text, tool, platform }: Writing) =>
      write({ ...form, selectedTool: tool, platform, beginning: text.slice(0, beginningMaximum) }),
    /** Stops writing and keeps the part of the text that has arrived. */
    stop: () => current.current?.stopping.abort(),
  };
}
