/** Returns a data URL of an image file. Rejects if the file can’t be read. */
export const previewOf = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    // Not an object URL: the content security policy blocks those.
    reader.addEventListener("load", () => resolve(reader.result as string));
    reader.addEventListener("error", () => reject(reader.error ?? new Error("The file can’t be read.")));
    reader.readAsDataURL(file);
  });
