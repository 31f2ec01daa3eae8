/** Copies text to the clipboard. Rejects if the browser denies access. */
export const copyText = async (text: string): Promise<void> => navigator.clipboard.writeText(text);
