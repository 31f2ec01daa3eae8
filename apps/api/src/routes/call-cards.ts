import type { Cards, Ports } from "../ports.ts";
import { HttpError } from "../http-error.ts";

/** Calls the card provider and turns its failures into a 502: passing on a 401 would sign the user out. */
export async function callCards<Answer>(ports: Ports, ask: (cards: Cards) => Promise<Answer>): Promise<Answer> {
  try {
    return await ask(ports.cards);
  } catch (cause) {
    ports.log.error("card provider failed", { cause });
    throw new HttpError(502, "cardsAway");
  }
}
