import { pictureMaximum } from "@trellis/contract/profile";
import { refuse, Refusal } from "../refuse.ts";
import { counted } from "./counted.ts";

/** Largest form in bytes: a picture, and room for the other fields. */
const formMaximum = pictureMaximum + 65_536;

const tooLarge = () => refuse(413, (say) => say.fields.pictureTooLarge());

/**
 * The fields of a multipart form, each once; a file field left empty counts as not there. Always counted, so that a form which is too large
 * is refused as soon as that is known, and never held whole.
 */
export async function readForm(request: Request): Promise<Record<string, string | File>> {
  const type = request.headers.get("content-type");
  if (!type || !/^multipart\/form-data\s*;/i.test(type)) throw refuse(415, (say) => say.wrongFormType);
  if (Number(request.headers.get("content-length")) > formMaximum) throw tooLarge();
  try {
    const form = await counted(request, formMaximum, tooLarge).formData();
    const fields = [...form].filter(([name, value]) => !isUntouched(name, value));
    return Object.fromEntries(fields.map(([name, value]) => [name, storable(value)]));
  } catch (cause) {
    throw cause instanceof Refusal ? cause : refuse(400, (say) => say.notForm);
  }
}

/** A file field in which nothing was chosen: an empty file without a name, or in Node's reading an empty text. */
const isUntouched = (name: string, value: string | File): boolean =>
  typeof value === "string" ? name === "file" && value === "" : value.size === 0 && value.name === "";

/** NUL and halves of characters are kept by no database. */
const storable = (value: string | File): string | File =>
  typeof value === "string" ? value.replaceAll("\0", "").toWellFormed() : value;
