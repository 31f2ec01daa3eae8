import { pictureMaximum, pictureTypes } from "@trellis/contract/profile";

/** Why a chosen file can't become the picture. */
export type PictureProblem = "notAPicture" | "tooLarge" | "unreadable";

/** What the browser offers to choose from. */
export const acceptedPictures: string = pictureTypes.join(",");

/** Largest picture, in the megabytes that people count in. */
export const pictureMegabytes: number = pictureMaximum / 1024 / 1024;

/** What is wrong with a file before any of it is sent; the server looks at its content. */
export function problemOf({ type, size }: Pick<File, "type" | "size">): PictureProblem | undefined {
  if (!(pictureTypes as readonly string[]).includes(type)) return "notAPicture";
  return size > pictureMaximum ? "tooLarge" : undefined;
}
