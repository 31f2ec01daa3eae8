import { IconButton } from "@trellis/ui/icon-button";
import { Search } from "lucide-react";
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { onShortcut } from "../platform/shortcuts.ts";
import { places } from "./places.ts";

const fetchPalette = () => import("./palette.tsx");
const Palette = lazy(async () => ({ default: (await fetchPalette()).Palette }));
const ShortcutSheet = lazy(async () => ({ default: (await import("./shortcut-sheet.tsx")).ShortcutSheet }));

/**
 * The search, and the keys that open it, the list of keys, and the places; their code comes with the first use. The button
 * is for the header, where words are light: what it opens belongs outside.
 */
export function useQuickAccess(): { button: ReactNode; dialogs: ReactNode } {
  const { t } = useTranslation("frame");
  const navigate = useNavigate();
  const [shown, show] = useState<"palette" | "shortcuts">();
  // Once there, they stay, so that they can close in their own way.
  const [met, meet] = useState({ palette: false, shortcuts: false });
  const open = useCallback((what: "palette" | "shortcuts") => {
    meet((before) => ({ ...before, [what]: true }));
    show(what);
  }, []);
  const close = () => show(undefined);
  useEffect(
    () =>
      onShortcut({
        onSearch: () => open("palette"),
        onHelp: () => open("shortcuts"),
        onGo: (key) => {
          const place = places.find((each) => each.key === key);
          if (place) void navigate(place.path);
          return place !== undefined;
        },
      }),
    [navigate, open],
  );
  const prepare = () => void fetchPalette().catch(() => undefined);
  return {
    button: (
      <IconButton
        label={t("search")}
        variant="frame"
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => open("palette")}
      >
        <Search size={20} strokeWidth={1.75} aria-hidden />
      </IconButton>
    ),
    dialogs: (
      <Suspense>
        {met.palette && <Palette open={shown === "palette"} onClose={close} onShortcuts={() => open("shortcuts")} />}
        {met.shortcuts && <ShortcutSheet open={shown === "shortcuts"} onClose={close} />}
      </Suspense>
    ),
  };
}
