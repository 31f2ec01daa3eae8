import { defineConfig } from "drizzle-kit";

/** `npm run migrations` writes a migration for what the schema has and the last one had not. */
export default defineConfig({
  dialect: "postgresql",
  schema: "./apps/api/src/adapters/postgres/schema*.ts",
  out: "./apps/api/migrations",
});
