import { env } from "./env.ts";

/** What an `<img>` can show of a file. Rejects when the file can't be read. */
export const previewOf = (file: File): Promise<string> =>
  new Promise((shown, fail) => {
    const reader = new FileReader();
    // Not an object URL: the page's content policy lets no such picture in, and nobody would have to free it.
    reader.addEventListener("load", () => shown(reader.result as string));
    reader.addEventListener("error", () => fail(reader.error ?? new Error("The file can't be read.")));
    reader.readAsDataURL(file);
  });

/** The whole address of a picture: the API sends a path for those that it keeps. */
export const addressOf = (picture: string | undefined): string | undefined =>
  picture && new URL(picture, env.apiOrigin).href;
