/** What the head of the page knows about the build; file names are addresses. */
export interface FirstLoadMap {
  files: string[];
  /** What a first visit to a screen needs: places in `files`, and names of texts. */
  needs: { code: number[]; texts: string[] }[];
  /** For each address the place in `needs`: without a stored token, and with one. The key "*" is for all others. */
  screens: Record<string, [anonymous: number, withToken: number]>;
  /** Each language's texts by name: places in `files`. */
  texts: Record<string, Record<string, number>>;
}

/**
 * Runs in the head of the page, before anything is painted: sets the chosen theme, and starts to fetch the code and
 * the texts of the first screen, which the app would otherwise ask for only once it runs itself.
 * It is put into the page as it stands here, so it must not use anything from outside.
 */
export function firstLoad({ files, needs, screens, texts }: FirstLoadMap): void {
  const stored = (key: string) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const theme = stored("theme");
  if (theme === "light" || theme === "dark" || theme === "contrast") document.documentElement.dataset["theme"] = theme;

  const tags = [stored("i18nextLng"), ...navigator.languages, "en"];
  const language = tags.map((tag) => (tag ?? "").slice(0, 2).toLowerCase()).find((tag) => tag in texts) ?? "en";
  const path = location.pathname.toLowerCase().replace(/(.)\/+$/, "$1");
  const need = needs[(screens[path] ?? screens["*"])?.[stored("token") === null ? 0 : 1] ?? -1];
  if (!need) return;
  for (const place of [...need.code, ...need.texts.map((name) => texts[language]?.[name] ?? -1)]) {
    const href = files[place];
    if (href === undefined) continue;
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.crossOrigin = "";
    link.href = href;
    document.head.append(link);
  }
}
