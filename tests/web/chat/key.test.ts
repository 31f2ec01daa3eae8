import { fileURLToPath } from "node:url";
import { build } from "vite";
import { expect, it, vi } from "vitest";

const entry = fileURLToPath(new URL("../../../apps/web/src/platform/chat.ts", import.meta.url));

it("API-17 a build contains no AI key of the server, and no chat key from a variable without VITE_", async () => {
  for (const name of ["AI_API_KEY", "OPENAI_API_KEY", "CHAT_KEY"]) vi.stubEnv(name, "sk-secret-0123456789");
  vi.stubEnv("VITE_CHAT_URL", "https://models.example/v1/chat/completions");
  const built = await build({
    configFile: false,
    logLevel: "silent",
    resolve: { conditions: ["@trellis/source"] },
    build: { write: false, minify: false, lib: { entry, formats: ["es"] } },
  });
  vi.unstubAllEnvs();
  const code = JSON.stringify(built);
  expect(code).toContain("https://models.example/v1/chat/completions");
  expect(code).not.toContain("sk-secret");
});
