const revokeAfterMs = 60_000;

/** Downloads text as a file. */
export const downloadText = (name: string, text: string): void =>
  saveFile(name, new Blob([text], { type: "text/plain;charset=utf-8" }));

/** Saves a file in the browser’s download folder. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the URL only after the click.
  setTimeout(() => URL.revokeObjectURL(url), revokeAfterMs);
}
