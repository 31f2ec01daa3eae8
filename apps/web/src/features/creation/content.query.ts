import { useMutation } from "@tanstack/react-query";
import { builtInEngine, type ContentIdea, type ContentTool, generateContent } from "@trellis/contract/content";
import { useRef, useState } from "react";
import { api } from "../../platform/api.ts";
import type { CreationForm } from "./creation-form.ts";
import type { Draft } from "./draft.ts";

/** What to do when a text has come, or hasn't; neither is called once the page was left. */
interface Ends {
  onReady: (tool: ContentTool) => void;
  onFailure: (failure: Error) => void;
}

/** One text per tool, and the latest ideas. One text is written at a time. */
export function useContent({ onReady, onFailure }: Ends) {
  const [drafts, setDrafts] = useState<Partial<Record<ContentTool, Draft>>>({});
  const [ideas, setIdeas] = useState<readonly ContentIdea[]>([]);
  const isBusy = useRef(false);
  const { mutate, isPending } = useMutation({
    mutationFn: (form: CreationForm) => api(generateContent, { body: form }),
  });

  function generate(form: CreationForm) {
    // A second click comes before the button is seen as busy.
    if (isBusy.current) return;
    isBusy.current = true;
    const { selectedTool: tool, platform } = form;
    const keep = (draft: Draft) => setDrafts((all) => ({ ...all, [tool]: draft }));
    keep({ is: "writing" });
    mutate(form, {
      onSuccess: ({ content, contentIdeas, writtenBy }) => {
        keep({ is: "ready", writing: { tool, platform, text: content, isBuiltIn: writtenBy === builtInEngine } });
        setIdeas(contentIdeas ?? []);
        onReady(tool);
      },
      onError: (failure) => {
        keep({ is: "failed" });
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
