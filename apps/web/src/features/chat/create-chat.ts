import { isBuiltIn } from "@trellis/contract/author";
import type { ChatBody } from "@trellis/contract/chat";
import { createStore } from "../../platform/store.ts";
import { joinParts } from "../../text/join-parts.ts";
import { chatBodyOf } from "./chat-body.ts";
import type { Message } from "./message.ts";
import type { ChatState, ChatPorts, Chat } from "./chat-shapes.ts";

const emptyChat: ChatState = { messages: [], draft: "", isWaiting: false, partial: undefined };

/** Creates an empty chat. */
export function createChat(ports: ChatPorts): Chat {
  const { read, set, subscribe } = createStore(emptyChat);
  let request: AbortController | undefined;
  let author: string | undefined;
  const patch = (part: Partial<ChatState>) => set({ ...read(), ...part });
  const add = (message: Pick<Message, "text" | "sender" | "author" | "cut"> & { isError?: boolean }) => [
    ...read().messages,
    { id: ports.newId(), timestamp: ports.now().toISOString(), isError: false, ...message },
  ];
  /** Ends the pending reply with a message. */
  const finish = (message: Pick<Message, "text" | "author" | "cut"> & { isError?: boolean }) => {
    patch({ messages: add({ sender: "ai", ...message }), isWaiting: false, partial: undefined });
    if (message.author !== undefined) ports.onAnswer(message.author);
  };
  const apology = () => {
    const apologies = ports.apologies();
    return apologies[Math.floor(ports.random() * apologies.length)] ?? apologies[0];
  };
  const restart = (part: Partial<ChatState>) => {
    request?.abort();
    patch({ messages: [], isWaiting: false, partial: undefined, ...part });
  };

  /** Asks for an answer, or for the rest of one that was cut off. */
  async function ask(body: ChatBody, start?: Message): Promise<void> {
    const { signal } = (request = new AbortController());
    author = start?.author;
    patch({ isWaiting: true, partial: start?.text });
    // The built-in engine can't continue what a model began.
    const isOther = (by: string | undefined) => start !== undefined && isBuiltIn(by) && !isBuiltIn(start.author);
    let arrived = "";
    const onText = (delta: string, by: string | undefined) => {
      if (signal.aborted || isOther(by)) return;
      author = by;
      arrived += delta;
      patch({ partial: joinParts(start?.text, arrived) });
    };
    try {
      const answer = await ports.ask(body, { signal, onText });
      if (signal.aborted) return;
      const text = joinParts(start?.text, answer.text);
      const isCut = answer.isCut && text !== "";
      if (start && isOther(answer.author)) await askAgain(start);
      else finish({ text: text || ports.noAnswer(), author: answer.author, ...(isCut && { cut: "interrupted" }) });
    } catch (failure) {
      if (signal.aborted) return;
      const text = read().partial?.trim();
      finish(text ? { text, author, cut: "interrupted" } : { text: apology(), isError: true });
      ports.reportFailure(failure);
    }
  }

  /** Keeps an incomplete answer and asks its question again. */
  function askAgain(start: Message): Promise<void> {
    const { messages } = read();
    const place = messages.findLastIndex(({ sender }) => sender === "user");
    patch({ messages: [...messages, start] });
    return ask(chatBodyOf(ports.system(), messages.slice(0, place), messages[place]?.text ?? ""));
  }

  return {
    read,
    subscribe,
    write: (draft) => patch({ draft }),
    async send(text) {
      const question = text.trim();
      if (question === "" || read().isWaiting) return;
      const body = chatBodyOf(ports.system(), read().messages, question);
      const draft = read().draft.trim() === question ? "" : read().draft;
      patch({ messages: add({ text: question, sender: "user" }), draft });
      await ask(body);
    },
    stop() {
      if (!read().isWaiting) return;
      request?.abort();
      finish({ text: read().partial?.trim() ?? "", author, cut: "stopped" });
    },
    async resume() {
      const { messages, isWaiting } = read();
      const last = messages.at(-1);
      if (isWaiting || last?.cut !== "interrupted") return;
      const body = chatBodyOf(ports.system(), messages, ports.continuation());
      patch({ messages: messages.slice(0, -1) });
      await ask(body, last);
    },
    clear: () => restart({}),
    reset: () => restart(emptyChat),
  };
}
