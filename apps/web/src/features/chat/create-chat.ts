import { type ChatBody, chatSettings, historyMaximum } from "@trellis/contract/chat";
import { createStore, type Readable } from "../../platform/store.ts";
import type { Message } from "./message.ts";

/** The messages, the unsent text, and whether a reply is pending. */
interface ChatState {
  readonly messages: readonly Message[];
  readonly draft: string;
  readonly isWaiting: boolean;
}

/** What the chat needs from the app. */
export interface ChatPorts {
  /** Asks the assistant. Returns an empty string if it has no answer. */
  ask: (body: ChatBody, signal: AbortSignal) => Promise<string>;
  /** Returns the system message: what the assistant knows about the user. */
  system: () => string;
  /** Returns the message shown in place of an empty answer. */
  noAnswer: () => string;
  /** Returns the messages to choose from when a request fails. */
  apologies: () => readonly [string, ...string[]];
  /** Shows the user why a request failed. */
  reportFailure: (failure: unknown) => void;
  now: () => Date;
  newId: () => string;
  /** Returns a number from 0 up to, but excluding, 1. */
  random: () => number;
}

const emptyChat: ChatState = { messages: [], draft: "", isWaiting: false };

/** One user's conversation with the assistant. */
export interface Chat extends Readable<ChatState> {
  /** Updates the unsent text. */
  write: (draft: string) => void;
  /** Sends a question, unless it is blank or a reply is pending. Never rejects. */
  send: (text: string) => Promise<void>;
  /** Removes every message and cancels a pending reply. */
  clear: () => void;
  /** Clears the chat and the unsent text. */
  reset: () => void;
}

/** Returns the request for a question: the system message, the latest messages without errors, and the question. */
const chatBodyOf = (system: string, said: readonly Message[], question: string): ChatBody => ({
  ...chatSettings,
  messages: [
    { role: "system", content: system },
    ...said
      .filter(({ isError }) => !isError)
      .slice(-historyMaximum)
      .map(({ sender, text }) => ({
        role: sender === "user" ? ("user" as const) : ("assistant" as const),
        content: text,
      })),
    { role: "user", content: question },
  ],
});

/** Creates an empty chat. */
export function createChat(ports: ChatPorts): Chat {
  const { read, set, subscribe } = createStore(emptyChat);
  let request: AbortController | undefined;
  const patch = (part: Partial<ChatState>) => set({ ...read(), ...part });
  const withMessage = (text: string, sender: Message["sender"], isError = false): Message[] => {
    const message = { id: ports.newId(), text, sender, timestamp: ports.now().toISOString(), isError };
    return [...read().messages, message];
  };
  const apology = () => {
    const apologies = ports.apologies();
    return apologies[Math.floor(ports.random() * apologies.length)] ?? apologies[0];
  };
  const restart = (part: Partial<ChatState>) => {
    request?.abort();
    patch({ messages: [], isWaiting: false, ...part });
  };

  return {
    read,
    subscribe,
    write: (draft) => patch({ draft }),
    async send(text) {
      const question = text.trim();
      if (question === "" || read().isWaiting) return;
      const body = chatBodyOf(ports.system(), read().messages, question);
      const { signal } = (request = new AbortController());
      const draft = read().draft.trim() === question ? "" : read().draft;
      patch({ messages: withMessage(question, "user"), draft, isWaiting: true });
      try {
        const answer = await ports.ask(body, signal);
        if (!signal.aborted) patch({ messages: withMessage(answer || ports.noAnswer(), "ai"), isWaiting: false });
      } catch (failure) {
        if (signal.aborted) return;
        patch({ messages: withMessage(apology(), "ai", true), isWaiting: false });
        ports.reportFailure(failure);
      }
    },
    clear: () => restart({}),
    reset: () => restart(emptyChat),
  };
}
