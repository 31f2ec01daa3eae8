import { isBuiltIn } from "@trellis/contract/author";
import type { User } from "@trellis/contract/user";
import { env } from "../../platform/env.ts";
import { online } from "../../platform/online.ts";
import { useStore } from "../../platform/store.ts";
import { lastAuthor } from "./last-author.ts";

/** Whether the built-in engine is set up to answer. A chat service that the page calls itself is a model. */
const expectsBuiltIn = (user: User | undefined): boolean => user?.hasBuiltInAssistant === true && !env.chatKey;

/**
 * Returns who answers the chat: the author of the last answer, since the built-in engine stands in for a model that fails.
 * Before the first answer, it is the one that the server is set up with. Only a model that can be reached is online.
 */
export function useAssistant(user: User | undefined): { isBuiltIn: boolean; isOnline: boolean } {
  const author = useStore(lastAuthor);
  const isReachable = useStore(online);
  const hasBuiltIn = author === undefined ? expectsBuiltIn(user) : isBuiltIn(author);
  return { isBuiltIn: hasBuiltIn, isOnline: !hasBuiltIn && isReachable };
}
