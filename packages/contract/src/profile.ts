import * as v from "valibot";
import { defineCall } from "./call.ts";
import { fullname, type PictureIssue, replyMessage } from "./fields.ts";
import { maybe } from "./tolerant.ts";
import { user } from "./user.ts";

/** Maximum size of a picture in bytes, and the accepted types; the server checks the content, not the file name. */
export const pictureMaximum = 5 * 1024 * 1024;
export const pictureTypes = ["image/png", "image/jpeg", "image/webp", "image/gif"] as const;

const tooLarge: PictureIssue = "pictureTooLarge";

/** PUT /user/update-profile: changes the name, the picture, or both. */
export const updateProfile = defineCall({
  name: "updateProfile",
  method: "PUT",
  path: "/user/update-profile",
  encoding: "multipart",
  body: v.object({
    file: v.optional(v.pipe(v.file(), v.maxSize(pictureMaximum, tooLarge))),
    fullname: v.optional(fullname),
  }),
  reply: v.looseObject({ message: replyMessage, user: maybe(user) }),
});
