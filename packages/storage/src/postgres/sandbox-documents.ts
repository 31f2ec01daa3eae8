import type { SandboxDocuments } from "@trellis/server-core/ports/sandbox-documents";
import { and, eq } from "drizzle-orm";
import type { Database } from "./database.ts";
import { sandboxCustomers } from "./schema-billing.ts";

export const createSandboxDocuments = ({ tables }: Database): SandboxDocuments => ({
  async read(id) {
    const { state, version } = sandboxCustomers;
    const [document] = await tables
      .select({ state, version })
      .from(sandboxCustomers)
      .where(eq(sandboxCustomers.id, id));
    return document ?? null;
  },

  async write(id, state, version) {
    const next = { state, version: version + 1 };
    const { rowCount } =
      version === 0
        ? await tables
            .insert(sandboxCustomers)
            .values({ id, ...next })
            .onConflictDoNothing()
        : await tables
            .update(sandboxCustomers)
            .set(next)
            .where(and(eq(sandboxCustomers.id, id), eq(sandboxCustomers.version, version)));
    return rowCount === 1;
  },

  async delete(id) {
    await tables.delete(sandboxCustomers).where(eq(sandboxCustomers.id, id));
  },
});
