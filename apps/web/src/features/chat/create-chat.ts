import type { ChatBody } from "@trellis/contract/chat";
import { chatBodyOf } from "./chat-body.ts";
import type { Message } from "./message.ts";

/** What was said, what is being written, and whether an answer is on its way. */
interface ChatState {
  readonly messages: readonly Message[];
  readonly draft: string;
  readonly isWaiting: boolean;
}

/** What the chat needs from its surroundings. */
export interface ChatPorts {
  /** Asks the assistant; empty when it had nothing to say. */
  ask: (body: ChatBody, signal: AbortSignal) => Promise<string>;
  /** What the assistant is told of the person, at this moment. */
  system: () => string;
  /** What is said in place of an empty answer. */
  noAnswer: () => string;
  /** What may be said in place of an answer that failed. */
  apologies: () => readonly [string, ...string[]];
  /** Tells the person why it failed. */
  tell: (failure: unknown) => void;
  now: () => Date;
  newId: () => string;
  /** A number from 0 up to 1. */
  chance: () => number;
}

const silence: ChatState = { messages: [], draft: "", isWaiting: false };

/** One person's talk with the assistant. */
export interface Chat {
  read: () => ChatState;
  subscribe: (listener: () => void) => () => void;
  /** Keeps what is being written. */
  write: (draft: string) => void;
  /** Asks a question; nothing happens when it is blank, or while an answer is on its way. Never rejects. */
  send: (text: string) => Promise<void>;
  /** Removes every message; an answer on its way comes too late. */
  clear: () => void;
  /** Forgets everything, the draft too. */
  forget: () => void;
}

export function createChat(ports: ChatPorts): Chat {
  let state = silence;
  let asking: AbortController | undefined;
  const listeners = new Set<() => void>();
  const change = (part: Partial<ChatState>) => {
    state = { ...state, ...part };
    listeners.forEach((tell) => tell());
  };
  const say = (text: string, sender: Message["sender"], isError = false): Message[] => {
    const message = { id: ports.newId(), text, sender, timestamp: ports.now().toISOString(), isError };
    return [...state.messages, message];
  };
  const apology = () => {
    const apologies = ports.apologies();
    return apologies[Math.floor(ports.chance() * apologies.length)] ?? apologies[0];
  };
  const restart = (part: Partial<ChatState>) => {
    asking?.abort();
    change({ messages: [], isWaiting: false, ...part });
  };

  return {
    read: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    write: (draft) => change({ draft }),
    async send(text) {
      const question = text.trim();
      if (question === "" || state.isWaiting) return;
      const body = chatBodyOf(ports.system(), state.messages, question);
      const { signal } = (asking = new AbortController());
      const draft = state.draft.trim() === question ? "" : state.draft;
      change({ messages: say(question, "user"), draft, isWaiting: true });
      try {
        const answer = await ports.ask(body, signal);
        if (!signal.aborted) change({ messages: say(answer || ports.noAnswer(), "ai"), isWaiting: false });
      } catch (failure) {
        if (signal.aborted) return;
        change({ messages: say(apology(), "ai", true), isWaiting: false });
        ports.tell(failure);
      }
    },
    clear: () => restart({}),
    forget: () => restart(silence),
  };
}
