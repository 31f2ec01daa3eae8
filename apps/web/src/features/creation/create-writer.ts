import { beginningMaximum, type ContentIdea, type ContentTool } from "@trellis/contract/content";
import { createStore, type Readable } from "../../platform/store.ts";
import { appended } from "../../text/join-parts.ts";
import { type ContentOrder, type CreationForm, emptyForm } from "./creation-form.ts";
import type { Draft, Writing } from "./draft.ts";
import type { ContentReply } from "./write-content.ts";

/** The form, one draft per tool, the latest ideas, and whether a draft is being generated. */
interface CreationState {
  readonly form: CreationForm;
  readonly drafts: Partial<Record<ContentTool, Draft>>;
  readonly ideas: readonly ContentIdea[];
  readonly isWriting: boolean;
}

/** Functions of the app that the writer needs. */
export interface WriterPorts {
  write: (order: ContentOrder, onText: (delta: string) => void, signal: AbortSignal) => Promise<ContentReply>;
  onReady: (tool: ContentTool) => void;
  onFailure: (failure: unknown) => void;
}

/** Generates one draft at a time and keeps the drafts of one user, even while another page is open. */
export interface Writer extends Readable<CreationState> {
  /** Replaces the values of the form. */
  change: (form: CreationForm) => void;
  /** Generates a draft for the form. Never rejects. */
  generate: () => Promise<void>;
  /** Replaces a draft with another version, or keeps it if no text arrives. Never rejects. */
  repeat: (writing: Writing) => Promise<void>;
  /** Writes the rest of a draft that was cut off. Never rejects. */
  resume: (writing: Writing) => Promise<void>;
  /** Stops writing and keeps the part of the text that has arrived. */
  stop: () => void;
  /** Empties the form, removes the drafts and stops writing. */
  reset: () => void;
}

const emptyState: CreationState = { form: emptyForm, drafts: {}, ideas: [], isWriting: false };

/** Creates a writer with an empty form and no drafts. */
export function createWriter(ports: WriterPorts): Writer {
  const { read, set, subscribe } = createStore(emptyState);
  let run: AbortController | undefined;
  /** The request for each draft, kept because the form may have changed since. */
  let orders: Partial<Record<ContentTool, CreationForm>> = {};
  const patch = (part: Partial<CreationState>) => set({ ...read(), ...part });

  async function write(
    form: CreationForm,
    { beginning = "", fallback }: { beginning?: string; fallback?: Writing } = {},
  ) {
    if (read().isWriting) return;
    const { selectedTool: tool, platform } = form;
    orders[tool] = form;
    const current = (run = new AbortController());
    const show = (draft: Draft, part: Partial<CreationState> = {}) => {
      // After a reset, the drafts may belong to another user.
      if (current === run) patch({ drafts: { ...read().drafts, [tool]: draft }, ...part });
    };
    const written = (writing: Omit<Writing, "tool" | "platform">): Draft => ({
      is: "ready",
      writing: { tool, platform, ...writing },
    });
    let text = beginning;
    let arrived = "";
    const onText = (delta: string) => {
      arrived += delta;
      show({ is: "writing", text: (text = appended(beginning, arrived)) });
    };
    show({ is: "writing", text }, { isWriting: true });
    try {
      const order = beginning === "" ? form : { ...form, beginning };
      const { content, contentIdeas, writtenBy, finish } = await ports.write(order, onText, current.signal);
      const author = writtenBy ?? undefined;
      // Incomplete content has no ideas.
      if (finish === "length") show(written({ text: content, author, cut: "interrupted" }), { isWriting: false });
      else show(written({ text: content, author }), { isWriting: false, ideas: contentIdeas ?? [] });
      if (current === run && finish !== "length") ports.onReady(tool);
    } catch (failure) {
      const isStopped = current.signal.aborted;
      const hasText = text.trim() !== "";
      const empty: Draft = fallback ? { is: "ready", writing: fallback } : { is: isStopped ? "idle" : "failed" };
      const rest = hasText ? written({ text, cut: isStopped ? "stopped" : "interrupted" }) : empty;
      show(rest, { isWriting: false });
      if (current === run && !isStopped) ports.onFailure(failure);
    }
  }
  const orderOf = ({ tool, platform }: Writing): CreationForm =>
    orders[tool] ?? { ...read().form, selectedTool: tool, platform };

  return {
    read,
    subscribe,
    change: (form) => patch({ form }),
    generate: () => write(read().form),
    repeat: (writing) => write(orderOf(writing), { fallback: writing }),
    resume: (writing) => write(orderOf(writing), { beginning: writing.text.slice(0, beginningMaximum) }),
    stop: () => run?.abort(),
    reset() {
      run?.abort();
      run = undefined;
      orders = {};
      set(emptyState);
    },
  };
}
