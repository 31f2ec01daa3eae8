import { useMutation } from "@tanstack/react-query";
import { builtInEngine, type ContentIdea, type ContentTool, generateContent } from "@trellis/contract/content";
import { useRef, useState } from "react";
import { api } from "../../platform/api.ts";
import type { CreationForm } from "./creation-form.ts";
import type { Draft } from "./draft.ts";

/** Neither callback runs after the page unmounts. */
interface Callbacks {
  onReady: (tool: ContentTool) => void;
  onFailure: (failure: Error) => void;
}

/** Keeps one draft per tool and the latest ideas. Generates one draft at a time. */
export function useContent({ onReady, onFailure }: Callbacks) {
  const [drafts, setDrafts] = useState<Partial<Record<ContentTool, Draft>>>({});
  const [ideas, setIdeas] = useState<readonly ContentIdea[]>([]);
  const isBusy = useRef(false);
  const { mutate, isPending } = useMutation({
    mutationFn: (form: CreationForm) => api(generateContent, { body: form }),
  });

  function generate(form: CreationForm) {
    // A double click can arrive before the button re-renders as busy.
    if (isBusy.current) return;
    isBusy.current = true;
    const { selectedTool: tool, platform } = form;
    const setDraft = (draft: Draft) => setDrafts((all) => ({ ...all, [tool]: draft }));
    setDraft({ is: "writing" });
    mutate(form, {
      onSuccess: ({ content, contentIdeas, writtenBy }) => {
        setDraft({ is: "ready", writing: { tool, platform, text: content, isBuiltIn: writtenBy === builtInEngine } });
        setIdeas(contentIdeas ?? []);
        onReady(tool);
      },
      onError: (failure) => {
        setDraft({ is: "failed" });
        onFailure(failure);
      },
      onSettled: () => {
        isBusy.current = false;
      },
    });
  }
  const draftOf = (tool: ContentTool): Draft => drafts[tool] ?? { is: "idle" };
  return { draftOf, ideas, isWriting: isPending, generate };
}
