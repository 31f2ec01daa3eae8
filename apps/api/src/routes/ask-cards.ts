import type { Cards, Ports } from "../ports.ts";
import { refuse } from "../refuse.ts";

/** Asks the card provider; its outages become a 502 of ours, never its own status (a foreign 401 would sign people out). */
export async function askCards<Answer>(ports: Ports, ask: (cards: Cards) => Promise<Answer>): Promise<Answer> {
  try {
    return await ask(ports.cards);
  } catch (cause) {
    ports.log.error("card provider failed", { cause });
    throw refuse(502, (say) => say.cardsAway);
  }
}
