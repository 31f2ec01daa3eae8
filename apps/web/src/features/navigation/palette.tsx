import { remembered } from "../../platform/storage.ts";
import type { Language } from "@trellis/contract/fields";
import { CommandPalette } from "@trellis/ui/command-palette";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { paths } from "../../paths.ts";
import { useSingleKeys } from "../../platform/single-keys.ts";
import { chooseTheme, type Theme } from "../../platform/theme.ts";
import { session } from "../../session/session.ts";
import { useUser } from "../../session/use-session.ts";
import { chooseLanguage } from "../../text/language.ts";
import { paletteGroups, recentFirst, typedCommands } from "./palette-commands.tsx";

const maximum = 3;
const stored = remembered("recentCommands");

/** Keys of the recently used commands on this device, latest first. */
const recentCommands = {
  read: (): string[] => stored.read()?.split(" ").filter(Boolean) ?? [],
  add(key: string): void {
    const others = recentCommands.read().filter((each) => each !== key);
    stored.write([key, ...others].slice(0, maximum).join(" "));
  },
};

/** Actions of the palette that other features carry out. */
export interface PaletteActions {
  /** Opens the assistant and, unless `text` is empty, sends it as a question. */
  onAsk: (text: string) => void;
  /** Opens content creation for a caption about a topic, which may be empty. */
  onWrite: (topic: string) => void;
  /** Connects YouTube. */
  onConnectYoutube: () => void;
}

export interface PaletteProps extends PaletteActions {
  open: boolean;
  onClose: () => void;
  /** Called when the user asks for the list of shortcuts. */
  onShortcuts: () => void;
}

/** Command palette: actions, every screen, theme and language, and logging out. */
export function Palette(props: PaletteProps): ReactNode {
  const { open, onClose, onShortcuts, onAsk, onWrite, onConnectYoutube } = props;
  const { t } = useTranslation(["commands", "app"]);
  const navigate = useNavigate();
  const { isOnboarded, connected } = useUser();
  const hasSingleKeys = useSingleKeys();
  const [recent, setRecent] = useState(recentCommands.read);
  const options = { hasAssistant: isOnboarded, canConnectYoutube: !connected.youtube, hasSingleKeys };
  const choose = (key: string, query: string) => {
    onClose();
    if (!key.endsWith("Typed") && key !== "logOut") recentCommands.add(key);
    setRecent(recentCommands.read());
    const [kind, value = ""] = key.split(":");
    if (kind === "go") void navigate(value);
    if (kind === "theme") chooseTheme(value as Theme);
    if (kind === "language") void chooseLanguage(value as Language);
    if (key === "ask" || key === "askTyped") onAsk(key === "ask" ? "" : query);
    if (key === "write" || key === "writeTyped") onWrite(key === "write" ? "" : query);
    if (key === "youtube") onConnectYoutube();
    if (key === "shortcuts") onShortcuts();
    if (key !== "logOut") return;
    session.logOut();
    void navigate(paths.signIn, { replace: true });
  };
  return (
    <CommandPalette
      open={open}
      label={t("label")}
      placeholder={t("placeholder")}
      groups={recentFirst(paletteGroups(t, options), t("recent"), recent)}
      typedGroups={(query) => typedCommands(t, query, options)}
      onChoose={choose}
      onClose={onClose}
      emptyText={(query) => t("noResults", { query })}
      countText={(count) => t("found", { count })}
      footer={t("keys")}
    />
  );
}
