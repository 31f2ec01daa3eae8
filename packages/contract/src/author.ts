/** The `writtenBy` of content and plans that the server's built-in engine wrote. */
export const builtInEngine = "built-in engine";

/** The `model` of chat answers that the server's built-in engine wrote. */
export const builtInModel = "trellis-built-in-engine";

/** Whether an author is the server's built-in engine rather than an AI model. */
export const isBuiltIn = (author: string | null | undefined): boolean =>
  author === builtInEngine || author === builtInModel;
