import { languages } from "@trellis/contract/fields";
import i18next from "i18next";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { text as appEn } from "../../../apps/web/src/text/en/app.ts";
import { text as en } from "../../../apps/web/src/text/en/chat.ts";
import { text as es } from "../../../apps/web/src/text/es/chat.ts";
import { text as fr } from "../../../apps/web/src/text/fr/chat.ts";

const fetchMock = vi.fn<typeof fetch>();
const texts = { en, es, fr } as const;

beforeEach(async () => {
  fetchMock.mockReset();
  vi.stubGlobal("fetch", fetchMock);
  vi.stubGlobal("location", { origin: "https://trellis.example" });
  vi.stubGlobal("document", { documentElement: { lang: "en" } });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** Returns the chat of a tab in this language and the toasts it shows. */
async function chatIn(language: keyof typeof texts) {
  await i18next.init({
    lng: language,
    interpolation: { escapeValue: false },
    resources: { [language]: { app: appEn, chat: texts[language] } },
  });
  const { toastQueue } = await import("../../../apps/web/src/platform/toast.ts");
  const { chat } = await import("../../../apps/web/src/features/chat/chat.ts");
  const toasts: unknown[] = [];
  toastQueue.subscribe(({ kind, title, description }) => void toasts.push([kind, title, description]));
  return { chat, toasts };
}

describe("a question without an answer", () => {
  it("CHT-22 reports a missing API key and sends no request", async () => {
    vi.stubEnv("VITE_CHAT_URL", "https://models.example/v1/chat/completions");
    const { chat, toasts } = await chatIn("en");
    await chat.send("When should I post?");
    expect(toasts).toEqual([["error", "Connection Error", "OpenAI API key is not configured"]]);
    expect(chat.read().messages.map(({ sender, isError }) => [sender, isError])).toEqual([
      ["user", false],
      ["ai", true],
    ]);
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it.each(languages)("CHT-24 gets one of four random apologies in %s", async (language) => {
    fetchMock.mockImplementation(() => Promise.reject(new TypeError("Failed to fetch")));
    const { chat } = await chatIn(language);
    const apologies = Object.values(texts[language].apology);
    expect(apologies).toHaveLength(4);
    const replies: (string | undefined)[] = [];
    for (const chance of [0, 0.25, 0.5, 0.75]) {
      vi.spyOn(Math, "random").mockReturnValue(chance);
      await chat.send("Hello");
      replies.push(chat.read().messages.at(-1)?.text);
    }
    expect(replies).toEqual(apologies);
  });

  it("shows the error toast in the language of the page", async () => {
    fetchMock.mockResolvedValue(Response.json({}, { status: 500 }));
    const { chat, toasts } = await chatIn("fr");
    await chat.send("Quand ?");
    expect(toasts).toEqual([["error", "Erreur de connexion", "Erreur de l’API OpenAI : Erreur inconnue"]]);
  });
});
