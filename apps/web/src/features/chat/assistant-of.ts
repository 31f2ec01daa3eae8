import { isBuiltIn } from "@trellis/contract/author";

/** The assistant that answers the chat, and whether to show it as online. */
interface Assistant {
  isBuiltIn: boolean;
  isOnline: boolean;
}

/**
 * Returns who answers: the author of the last answer, since the built-in engine stands in for a model that fails. Before the
 * first answer, the configured author is expected. Only a model that can be reached is online.
 */
export function assistantOf(
  author: string | undefined,
  expected: "built-in" | "model",
  isReachable: boolean,
): Assistant {
  const hasBuiltIn = author === undefined ? expected === "built-in" : isBuiltIn(author);
  return { isBuiltIn: hasBuiltIn, isOnline: !hasBuiltIn && isReachable };
}
