import { updateProfile } from "@trellis/contract/profile";
import type { User } from "@trellis/contract/user";
import { api } from "../../platform/api.ts";
import { uploadTransport } from "../../platform/upload.ts";

export interface ProfileChange {
  fullname: string;
  /** New picture; omitted to keep the current one. */
  file: File | undefined;
  /** Called with the upload progress in percent. */
  onProgress: (percent: number) => void;
}

/** Saves the name and the picture in one call (spec §7). */
export function saveProfile(change: ProfileChange): Promise<{ message?: string | undefined; user: User }> {
  const { fullname, file, onProgress } = change;
  return api(updateProfile, { body: { fullname, ...(file && { file }) } }, undefined, uploadTransport(onProgress));
}
