import { updateProfile } from "@trellis/contract/profile";
import type { User } from "@trellis/contract/user";
import { api } from "../../platform/api.ts";
import { uploadTransport } from "../../platform/upload.ts";

/** What is to be saved. */
export interface ProfileChange {
  fullname: string;
  /** A new picture; the old one stays without. */
  file: File | undefined;
  /** Hears how much has been sent, in percent. */
  onProgress: (percent: number) => void;
}

/** Saves name and picture in one call (spec §7). */
export function saveProfile(change: ProfileChange): Promise<{ message?: string | undefined; user: User }> {
  const { fullname, file, onProgress } = change;
  return api(updateProfile, { body: { fullname, ...(file && { file }) } }, undefined, uploadTransport(onProgress));
}
