/** Puts a text on the clipboard. Rejects where the browser does not allow it. */
export const copyText = async (text: string): Promise<void> => navigator.clipboard.writeText(text);
