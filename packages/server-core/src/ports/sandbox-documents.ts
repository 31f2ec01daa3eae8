/** Documents of the sandbox card provider, mainly one per customer, each changed by compare and set. */
export interface SandboxDocuments {
  read(id: string): Promise<{ state: unknown; version: number } | null>;
  /**
   * Stores a document if its version is still `version` (0: it doesn't exist yet), and increments the version; otherwise
   * returns false.
   */
  write(id: string, state: unknown, version: number): Promise<boolean>;
  /** Deletes a document, if it exists. */
  delete(id: string): Promise<void>;
}
