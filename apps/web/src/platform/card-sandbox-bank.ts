import { basePath } from "@trellis/contract/call";
import { CallFailed } from "@trellis/contract/call-failed";
import { env } from "./env.ts";

/** The cardholder's reply to their bank. */
export type BankReply = "approved" | "declined";

/** Sends the cardholder's reply to the bank of the sandbox, which is part of our server. */
export async function replyToBank(clientSecret: string, outcome: BankReply): Promise<void> {
  const address = `${env.apiOrigin}${basePath}/sandbox/card-confirmations`;
  const body = JSON.stringify({ clientSecret, outcome });
  const headers = { "content-type": "application/json" };
  const response = await fetch(address, { method: "POST", headers, body }).catch((cause: unknown) => {
    throw new CallFailed("replyToBank", "network", { cause });
  });
  if (!response.ok) throw new CallFailed("replyToBank", "refused", { status: response.status });
}
