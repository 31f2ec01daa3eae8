import { IconButton } from "@trellis/ui/icon-button";
import { Search } from "lucide-react";
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { onShortcut } from "../../platform/shortcuts.ts";
import { destinations } from "./destinations.ts";
import type { PaletteActions } from "./palette.tsx";

const fetchPalette = () => import("./palette.tsx");
const Palette = lazy(async () => ({ default: (await fetchPalette()).Palette }));
const ShortcutSheet = lazy(async () => ({ default: (await import("./shortcut-sheet.tsx")).ShortcutSheet }));

/**
 * Command palette, shortcut sheet and their keyboard shortcuts; their code is loaded on first use. Render `button` in the
 * header and `dialogs` outside it, where they don’t inherit its light text color.
 */
export function useQuickAccess(actions: PaletteActions): { button: ReactNode; dialogs: ReactNode } {
  const { t } = useTranslation("frame");
  const navigate = useNavigate();
  const [shown, setShown] = useState<"palette" | "shortcuts">();
  // A dialog stays mounted once it was opened, so that closing it is animated.
  const [mounted, setMounted] = useState({ palette: false, shortcuts: false });
  const open = useCallback((dialog: "palette" | "shortcuts") => {
    setMounted((before) => ({ ...before, [dialog]: true }));
    setShown(dialog);
  }, []);
  const close = () => setShown(undefined);
  useEffect(
    () =>
      onShortcut({
        onSearch: () => open("palette"),
        onHelp: () => open("shortcuts"),
        onGo: (key) => {
          const destination = destinations.find((each) => each.key === key);
          if (destination) void navigate(destination.path);
          return destination !== undefined;
        },
      }),
    [navigate, open],
  );
  const preload = () => void fetchPalette().catch(() => undefined);
  return {
    button: (
      <IconButton
        label={t("search")}
        variant="frame"
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => open("palette")}
      >
        <Search size={20} strokeWidth={1.75} aria-hidden />
      </IconButton>
    ),
    dialogs: (
      <Suspense>
        {mounted.palette && (
          <Palette open={shown === "palette"} onClose={close} onShortcuts={() => open("shortcuts")} {...actions} />
        )}
        {mounted.shortcuts && <ShortcutSheet open={shown === "shortcuts"} onClose={close} />}
      </Suspense>
    ),
  };
}
