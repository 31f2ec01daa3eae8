import { defineConfig } from "drizzle-kit";

/** `npm run migrations` compares the schema with the last snapshot and writes a migration for the difference. */
export default defineConfig({
  dialect: "postgresql",
  schema: "./packages/storage/src/postgres/schema*.ts",
  out: "./packages/storage/migrations",
});
