import type { EarlyReplies } from "./src/platform/early-reply.ts";

/** What index.html knows about the build. */
export interface FirstLoadMap {
  /** URLs of chunks. The other fields refer to them by index. */
  files: string[];
  /** What a screen needs when the app opens on it: indexes into `files`, and names of text files. Phones don’t need `wideCode`. */
  needs: { code: number[]; wideCode: number[]; texts: string[] }[];
  /** Path to indexes into `needs`, without and with a stored token. The key "*" stands for unknown paths. */
  screens: Record<string, [anonymous: number, withToken: number]>;
  /** Language to text name to index into `files`. */
  texts: Record<string, Record<string, number>>;
  /** The fonts to download. */
  fonts: { family: string; source: string; weight: string }[];
  /** URL of the stylesheet whose rules are inlined in the page. */
  styles: string;
  /** URL of the call that checks the session. */
  session: string;
  /** Path to URLs of the calls that its screen makes first for an onboarded subscriber. "{language}" stands for the language. */
  calls: Record<string, string[]>;
  /** Path to URLs of the calls that its screen also makes first if it is wider than a phone. */
  wideCalls: Record<string, string[]>;
}

/** A reply to the session check, not yet validated. */
interface Checked {
  user?: Record<string, unknown>;
  userData?: Record<string, unknown>;
}

/**
 * Runs in the head of index.html before the first paint: applies the stored theme and language, preloads the code and
 * text of the first screen and sends its first calls. It is serialized into the page, so it must not use anything else.
 */
export function firstLoad(map: FirstLoadMap, signOut: string): void {
  const { files, needs, screens, texts, fonts, styles, session, calls, wideCalls } = map;
  const stored = (key: string) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const isWide = () => location.hash !== "" || matchMedia("(min-width: 768px)").matches;
  const page = document.documentElement;
  const path = location.pathname.toLowerCase().replace(/(.)\/+$/, "$1");
  const theme = stored("theme");
  if (theme === "light" || theme === "dark" || theme === "contrast") page.dataset["theme"] = theme;

  const tags = [stored("i18nextLng"), ...navigator.languages, "en"];
  const language = tags.map((tag) => (tag ?? "").slice(0, 2).toLowerCase()).find((tag) => tag in texts) ?? "en";
  page.lang = language;
  const token = stored("token");
  const hasToken = token !== null;
  if (hasToken) {
    page.dataset["session"] = "";
    // Send the first calls now, so that their replies arrive before the code that needs them (early-reply.ts).
    const authorization = `Bearer ${token}`;
    const headers = { accept: "application/json", authorization, "accept-language": language };
    const replies: EarlyReplies["replies"] = new Map();
    const ask = (url: string) => {
      const sending = new AbortController();
      const reply = fetch(url, { headers, signal: sending.signal });
      // Ignore failures here: the code that takes the reply reports them.
      reply.catch(() => undefined);
      replies.set(new URL(url, location.href).href, { reply, abort: () => sending.abort() });
      return reply;
    };
    const readUser = async (reply: Response) => {
      const { userData, user = userData } = (reply.ok ? await reply.clone().json() : {}) as Checked;
      if (user?.["isSubscribed"] && user["onBoarding"])
        for (const url of [...(calls[path] ?? []), ...(isWide() ? (wideCalls[path] ?? []) : [])])
          void ask(url.replace("{language}", language));
      return user ?? undefined;
    };
    if (session && /^[\x21-\x7e]+$/.test(token) && path !== signOut) {
      const user = ask(session)
        .then(readUser)
        .catch(() => undefined);
      Object.assign(globalThis, { early: { authorization, language, replies, user } });
      addEventListener("trellis:settled", () => {
        // A reply that is never read would keep its request open.
        for (const { abort } of replies.values()) abort();
        Object.assign(globalThis, { early: undefined });
      });
    }
  }
  if (typeof PublicKeyCredential !== "function" || /^[\d.]+$|^\[/.test(location.hostname))
    page.dataset["noPasskeys"] = "";

  const requested = new Set<string>();
  const preload = (screen: number) => {
    const { code = [], wideCode = [], texts: names = [] } = needs[screen] ?? {};
    const wide = wideCode.length > 0 && isWide() ? wideCode : [];
    for (const index of [...code, ...wide, ...names.map((name) => texts[page.lang]?.[name] ?? -1)]) {
      const href = files[index];
      if (href === undefined || requested.has(href)) continue;
      requested.add(href);
      const link = document.createElement("link");
      link.rel = "modulepreload";
      link.crossOrigin = "";
      link.href = href;
      document.head.append(link);
    }
  };
  preload((screens[path] ?? screens["*"])?.[hasToken ? 1 : 0] ?? -1);
  Object.assign(globalThis, { preloadScreen: preload });

  // Vite's loader does not fetch a stylesheet that the page links to. The link is disabled, as the rules are inlined.
  const sheet = document.createElement("link");
  sheet.rel = "stylesheet";
  sheet.disabled = true;
  sheet.href = styles;
  if (styles) document.head.append(sheet);

  const faces = fonts.map(({ family, source, weight }) => new FontFace(family, source, { weight, display: "swap" }));
  const addFonts = () => faces.forEach((face) => document.fonts.add(face));
  // On the first visit, the fonts would delay the code by a third of a second; afterwards they are in the cache.
  if (stored("fonts") !== null) return addFonts();
  addEventListener("trellis:settled", () => {
    // Add them together, so that the page is laid out once.
    void Promise.allSettled(faces.map((face) => face.load())).then(addFonts);
    try {
      localStorage.setItem("fonts", "fetched");
    } catch {
      // Without storage, the fonts load late on the next visit too.
    }
  });
}
