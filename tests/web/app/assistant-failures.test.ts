import i18next from "i18next";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { text as appEn } from "../../../apps/web/src/text/en/app.ts";
import { text as en } from "../../../apps/web/src/text/en/chat.ts";
import { text as es } from "../../../apps/web/src/text/es/chat.ts";
import { text as fr } from "../../../apps/web/src/text/fr/chat.ts";

const asked = vi.fn<typeof fetch>();
const texts = { en, es, fr } as const;

beforeEach(async () => {
  asked.mockReset();
  vi.stubGlobal("fetch", asked);
  vi.stubGlobal("location", { origin: "https://trellis.example" });
  vi.stubGlobal("document", { documentElement: { lang: "en" } });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** The talk of a tab in this language, and the news it is shown. */
async function talkIn(language: keyof typeof texts) {
  await i18next.init({
    lng: language,
    interpolation: { escapeValue: false },
    resources: { [language]: { app: appEn, chat: texts[language] } },
  });
  const { toastQueue } = await import("../../../apps/web/src/platform/toast.ts");
  const { chat } = await import("../../../apps/web/src/features/chat/chat.ts");
  const news: unknown[] = [];
  toastQueue.subscribe(({ kind, title, description }) => void news.push([kind, title, description]));
  return { chat, news };
}

describe("a question that nobody answers", () => {
  it("CHT-22 says that there is no key, and asks nobody", async () => {
    vi.stubEnv("VITE_CHAT_URL", "https://models.example/v1/chat/completions");
    const { chat, news } = await talkIn("en");
    await chat.send("When should I post?");
    expect(news).toEqual([["error", "Connection Error", "OpenAI API key is not configured"]]);
    expect(chat.read().messages.map(({ sender, isError }) => [sender, isError])).toEqual([
      ["user", false],
      ["ai", true],
    ]);
    expect(asked).not.toHaveBeenCalled();
  });

  it.each(["en", "es", "fr"] as const)("CHT-24 gets one of four apologies in %s, by chance", async (language) => {
    asked.mockImplementation(() => Promise.reject(new TypeError("Failed to fetch")));
    const { chat } = await talkIn(language);
    const apologies = Object.values(texts[language].apology);
    expect(apologies).toHaveLength(4);
    const said: (string | undefined)[] = [];
    for (const chance of [0, 0.25, 0.5, 0.75]) {
      vi.spyOn(Math, "random").mockReturnValue(chance);
      await chat.send("Hello");
      said.push(chat.read().messages.at(-1)?.text);
    }
    expect(said).toEqual(apologies);
  });

  it("is told in the language of the page", async () => {
    asked.mockResolvedValue(Response.json({}, { status: 500 }));
    const { chat, news } = await talkIn("fr");
    await chat.send("Quand ?");
    expect(news).toEqual([["error", "Erreur de connexion", "Erreur de l’API OpenAI : Erreur inconnue"]]);
  });
});
