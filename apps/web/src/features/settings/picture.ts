import { pictureMaximum, pictureTypes } from "@trellis/contract/profile";

/** The reason for rejecting a file. */
export type PictureProblem = "notAPicture" | "tooLarge" | "unreadable";

/** Value of the `accept` attribute. */
export const acceptedPictures: string = pictureTypes.join(",");

/** Maximum size in megabytes. */
export const pictureMegabytes: number = pictureMaximum / 1024 / 1024;

/** Validates the type and size of a file before the upload. The server also checks the content. */
export function problemOf({ type, size }: Pick<File, "type" | "size">): PictureProblem | undefined {
  if (!(pictureTypes as readonly string[]).includes(type)) return "notAPicture";
  return size > pictureMaximum ? "tooLarge" : undefined;
}
