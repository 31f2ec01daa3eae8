/** A picture, ready to be shown. */
export interface Picture {
  /** Names the content: 32 lower-case hex digits. */
  hash: string;
  bytes: Uint8Array<ArrayBuffer>;
  /** Its content type. */
  type: string;
}

/** Where people's pictures are kept: one per account. An object store can take its place. */
export interface AvatarStore {
  /** Keeps a picture in place of the account's earlier one. */
  put(accountId: string, picture: Picture): Promise<void>;
  /** The picture with this content, whoever put it there; null when nobody has it now. */
  get(hash: string): Promise<Picture | null>;
}

/** Makes a small square picture of what was uploaded, by its content alone; null when it is no PNG, JPEG, WebP or GIF. */
export interface Pictures {
  read(bytes: Uint8Array<ArrayBuffer>): Promise<Picture | null>;
}
