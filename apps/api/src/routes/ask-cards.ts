import type { Cards, Ports } from "../ports.ts";
import { refuse } from "../refuse.ts";

/** Calls the card provider and turns its failures into a 502: passing on a 401 would sign the user out. */
export async function askCards<Answer>(ports: Ports, ask: (cards: Cards) => Promise<Answer>): Promise<Answer> {
  try {
    return await ask(ports.cards);
  } catch (cause) {
    ports.log.error("card provider failed", { cause });
    throw refuse(502, (say) => say.cardsAway);
  }
}
