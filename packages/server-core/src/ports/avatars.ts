/** A picture ready to be displayed. */
export interface Picture {
  /** Identifies the content: 32 lower-case hex digits. */
  hash: string;
  bytes: Uint8Array<ArrayBuffer>;
  /** Media type. */
  type: string;
}

/** Stores one picture per account. */
export interface AvatarStore {
  /** Stores a picture in place of the account's earlier one. */
  put(accountId: string, picture: Picture): Promise<void>;
  /** Returns the picture with this hash; null if no account has it. */
  get(hash: string): Promise<Picture | null>;
}

/** Converts an upload to a small square picture; null if the content is not PNG, JPEG, WebP or GIF. */
export interface Pictures {
  read(bytes: Uint8Array<ArrayBuffer>): Promise<Picture | null>;
}
