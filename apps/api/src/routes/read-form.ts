import { pictureMaximum } from "@trellis/contract/profile";
import { HttpError } from "../http-error.ts";
import { limitBody } from "./limit-body.ts";

/** Maximum size of a form in bytes: a picture and other fields. */
const formMaximum = pictureMaximum + 65_536;

const tooLarge = () => new HttpError(413, (messages) => messages.fields.pictureTooLarge());

/**
 * Reads the fields of a multipart form; an empty file field counts as missing. Counts while reading, so that an
 * oversized form is rejected early.
 */
export async function readForm(request: Request): Promise<Record<string, string | File>> {
  const type = request.headers.get("content-type");
  if (!type || !/^multipart\/form-data\s*;/i.test(type)) throw new HttpError(415, "wrongFormType");
  if (Number(request.headers.get("content-length")) > formMaximum) throw tooLarge();
  try {
    const form = await limitBody(request, formMaximum, tooLarge).formData();
    const fields = [...form].filter(([name, value]) => !isUntouched(name, value));
    return Object.fromEntries(fields.map(([name, value]) => [name, storable(value)]));
  } catch (cause) {
    throw cause instanceof HttpError ? cause : new HttpError(400, "notForm");
  }
}

/** Whether no file was selected: an empty file without a name, which Node parses as an empty string. */
const isUntouched = (name: string, value: string | File): boolean =>
  typeof value === "string" ? name === "file" && value === "" : value.size === 0 && value.name === "";

/** Removes NUL and lone surrogates, which PostgreSQL can't store. */
const storable = (value: string | File): string | File =>
  typeof value === "string" ? value.replaceAll("\0", "").toWellFormed() : value;
