/** Webhook events received from the card provider. */
export interface WebhookEvents {
  /**
   * Claims an event, so that only one of its deliveries handles it (atomic). "done" if it was handled, "busy" while
   * another delivery handles it; a claim that wasn't completed can be taken over after a minute.
   */
  claim(id: string, now: Date): Promise<"claimed" | "busy" | "done">;
  complete(id: string, now: Date): Promise<void>;
  /** Releases a claim after a failure. */
  abandon(id: string): Promise<void>;
}
