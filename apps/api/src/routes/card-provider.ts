import type { Ports } from "@trellis/server-core/ports";
import { type CardRefused, type Payments, ProviderError } from "@trellis/server-core/ports/payments";
import { HttpError } from "../http-error.ts";

/** The card provider failed or did not respond, so the outcome of a write is unknown. */
export class ProviderAway extends HttpError {
  /** Whether the provider would repeat its error for the same idempotency key. */
  readonly isRepeated: boolean;
  constructor(cause: unknown) {
    super(502, "cardsAway");
    this.isRepeated = cause instanceof ProviderError && cause.isRepeated;
  }
}

/** Calls the card provider and turns its failures into a 502: passing on a 401 would sign the user out. */
export async function askProvider<Answer>(ports: Ports, ask: (payments: Payments) => Promise<Answer>): Promise<Answer> {
  try {
    return await ask(ports.payments);
  } catch (cause) {
    ports.log.error("card provider failed", { cause });
    throw new ProviderAway(cause);
  }
}

/** Returns the error for a refused card, in the user's language where its reason is known. */
export const refusal = ({ code, message }: CardRefused): HttpError =>
  new HttpError(402, ({ cardRefused }) => cardRefused[code as keyof typeof cardRefused] ?? message);
