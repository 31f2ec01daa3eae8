import type { User } from "@trellis/contract/user";
import { env } from "../../platform/env.ts";
import { online } from "../../platform/online.ts";
import { useStore } from "../../platform/store.ts";
import { assistantOf } from "./assistant-of.ts";
import { lastAuthor } from "./last-author.ts";

/** Returns who is expected to answer. With a `chatKey`, the page calls a model directly. */
const expectedFor = (user: User | undefined) =>
  user?.hasBuiltInAssistant === true && !env.chatKey ? "built-in" : "model";

/** Returns who answers the chat of a user. */
export const useAssistant = (user: User | undefined): ReturnType<typeof assistantOf> =>
  assistantOf(useStore(lastAuthor), expectedFor(user), useStore(online));
