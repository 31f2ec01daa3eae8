/** An answer, and its signature: the last paragraph, in which the built-in engine introduces itself. */
interface SignedText {
  text: string;
  signature?: string;
}

/**
 * Separates the built-in engine's signature from its answer, so that it can be shown as a note below the answer.
 * Other answers are returned unchanged.
 */
export function signedText(answer: string, engineName: string | undefined): SignedText {
  const end = answer.lastIndexOf("\n\n");
  const last = answer.slice(end + 2);
  const isSigned = engineName && end > 0 && last.toLowerCase().includes(engineName.toLowerCase());
  return isSigned ? { text: answer.slice(0, end), signature: last } : { text: answer };
}
