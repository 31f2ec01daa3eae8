import { session } from "../features/session/session.ts";

/** Reads the user anew. Rejects when that fails, where the session itself goes on with what it knows. */
export async function refreshUser(): Promise<void> {
  await session.check();
  const { error } = session.auth.read();
  if (error) throw error;
}
