import { type Language, languages } from "@trellis/contract/fields";
import { type CommandGroup, CommandPalette } from "@trellis/ui/command-palette";
import { ArrowRight, Contrast, Globe, Keyboard, LogOut } from "lucide-react";
import { type ReactNode, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { session } from "../features/session/session.ts";
import { singleKeys } from "../platform/shortcuts.ts";
import { type Theme, theme, themes } from "../platform/theme.ts";
import { paths } from "../paths.ts";
import { chooseLanguage } from "../text/language.ts";
import { places } from "./places.ts";

const look = { size: 18, strokeWidth: 1.75, "aria-hidden": true } as const;

export interface PaletteProps {
  open: boolean;
  onClose: () => void;
  /** The list of keys is wanted. */
  onShortcuts: () => void;
}

type CommandKey = `go:${string}` | `theme:${Theme}` | `language:${Language}` | "shortcuts" | "logOut";

/** Every place and every switch of the frame, by its name. */
export function Palette({ open, onClose, onShortcuts }: PaletteProps): ReactNode {
  const { t } = useTranslation(["commands", "app"]);
  const navigate = useNavigate();
  const hasKeys = useSyncExternalStore(singleKeys.subscribe, singleKeys.read);
  const groups: CommandGroup<CommandKey>[] = [
    {
      key: "places",
      label: t("places"),
      commands: places.map(({ path, title, key }) => ({
        key: `go:${path}`,
        label: t(`app:title.${title}`),
        icon: <ArrowRight {...look} />,
        ...(key && hasKeys && { shortcut: ["G", key.toUpperCase()] }),
      })),
    },
    {
      key: "switches",
      label: t("switches"),
      commands: [
        ...themes.map((each) => ({
          key: `theme:${each}` as const,
          label: t(`app:theme.${each}`),
          icon: <Contrast {...look} />,
        })),
        ...languages.map((each) => ({
          key: `language:${each}` as const,
          label: t(`app:language.${each}`),
          note: t("app:language.label"),
          icon: <Globe {...look} />,
        })),
      ],
    },
    {
      key: "others",
      label: t("others"),
      commands: [
        { key: "shortcuts", label: t("shortcuts"), icon: <Keyboard {...look} />, ...(hasKeys && { shortcut: ["?"] }) },
        { key: "logOut", label: t("logOut"), icon: <LogOut {...look} /> },
      ],
    },
  ];
  const choose = (key: CommandKey) => {
    onClose();
    const [what, which = ""] = key.split(":");
    if (what === "go") void navigate(which);
    if (what === "theme") theme.choose(which as Theme);
    if (what === "language") void chooseLanguage(which as Language);
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
      groups={groups}
      onChoose={choose}
      onClose={onClose}
      emptyText={(query) => t("noResults", { query })}
      countText={(count) => t("found", { count })}
    />
  );
}
