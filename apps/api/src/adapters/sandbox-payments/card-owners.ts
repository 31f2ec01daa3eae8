import type { SandboxDocuments } from "../../ports/sandbox-documents.ts";

/** Returns the customer a card belongs to; a card that is new becomes `customerId`'s (atomic). */
export async function claimCard(documents: SandboxDocuments, card: string, customerId: string): Promise<string> {
  const owner = await documents.read(card);
  // Only this function writes documents with the ids of cards.
  if (owner) return (owner.state as { customerId: string }).customerId;
  await documents.write(card, { customerId }, 0);
  return claimCard(documents, card, customerId);
}
