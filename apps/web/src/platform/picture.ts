import { env } from "./env.ts";

/** Returns a data URL of an image file. Rejects if the file can’t be read. */
export const previewOf = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    // Not an object URL: the content security policy blocks those.
    reader.addEventListener("load", () => resolve(reader.result as string));
    reader.addEventListener("error", () => reject(reader.error ?? new Error("The file can’t be read.")));
    reader.readAsDataURL(file);
  });

/** Returns the full URL of a picture. The API sends a path for pictures that it hosts. */
export const pictureUrl = (picture: string | undefined): string | undefined =>
  picture && new URL(picture, env.apiOrigin).href;
