import type { ChatBody } from "@trellis/contract/chat";
import type { Answer, Delivery } from "../../platform/chat.ts";
import type { Readable } from "../../platform/store.ts";
import type { Message } from "./message.ts";

/** The messages, the unsent text, whether a reply is pending, and the part of it that has arrived. */
export interface ChatState {
  readonly messages: readonly Message[];
  readonly draft: string;
  readonly isWaiting: boolean;
  readonly partial?: string | undefined;
}

/** Functions of the app that the chat needs. */
export interface ChatPorts {
  /** Asks the assistant. Returns an empty string if it has no answer. */
  ask: (body: ChatBody, delivery: Delivery) => Promise<Answer>;
  /** Returns the system message: what the assistant knows about the user. */
  system: () => string;
  /** Returns the message shown in place of an empty answer. */
  noAnswer: () => string;
  /** Returns the request to continue an answer that was cut off. */
  continuation: () => string;
  /** Returns the messages to choose from when a request fails. */
  apologies: () => readonly [string, ...string[]];
  /** Shows the user why a request failed. */
  reportFailure: (failure: unknown) => void;
  /** Called with the author of each answer, if known. */
  onAnswer: (author: string) => void;
  now: () => Date;
  newId: () => string;
  /** Returns a number from 0 up to, but excluding, 1. */
  random: () => number;
}

/** One user's conversation with the assistant. */
export interface Chat extends Readable<ChatState> {
  /** Updates the unsent text. */
  write: (draft: string) => void;
  /** Sends a question, unless it is blank or a reply is pending. Never rejects. */
  send: (text: string) => Promise<void>;
  /** Cancels the pending reply and keeps the part of it that has arrived. */
  stop: () => void;
  /** Asks for the rest of the last answer if it was interrupted. Never rejects. */
  resume: () => Promise<void>;
  /** Removes every message and cancels a pending reply. */
  clear: () => void;
  /** Clears the chat and the unsent text. */
  reset: () => void;
}
