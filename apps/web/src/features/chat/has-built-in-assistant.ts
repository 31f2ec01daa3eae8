import type { User } from "@trellis/contract/user";
import { env } from "../../platform/env.ts";

/** Whether the server's built-in engine answers this user's chats. A chat service that the page calls itself is a model. */
export const hasBuiltInAssistant = (user: User): boolean => user.hasBuiltInAssistant && !env.chatKey;
