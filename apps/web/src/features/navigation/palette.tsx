import { type Language, languages } from "@trellis/contract/fields";
import { type CommandGroup, CommandPalette } from "@trellis/ui/command-palette";
import { ArrowRight, Contrast, Globe, Keyboard, LogOut } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { paths } from "../../paths.ts";
import { useSingleKeys } from "../../platform/single-keys.ts";
import { chooseTheme, type Theme, themes } from "../../platform/theme.ts";
import { session } from "../../session/session.ts";
import { chooseLanguage } from "../../text/language.ts";
import { destinations } from "./destinations.ts";

const iconProps = { size: 18, strokeWidth: 1.75, "aria-hidden": true } as const;

export interface PaletteProps {
  open: boolean;
  onClose: () => void;
  /** Called when the user asks for the list of shortcuts. */
  onShortcuts: () => void;
}

type CommandKey = `go:${string}` | `theme:${Theme}` | `language:${Language}` | "shortcuts" | "logOut";

/** Command palette: every screen, theme and language, and logging out. */
export function Palette({ open, onClose, onShortcuts }: PaletteProps): ReactNode {
  const { t } = useTranslation(["commands", "app"]);
  const navigate = useNavigate();
  const hasSingleKeys = useSingleKeys();
  const groups: CommandGroup<CommandKey>[] = [
    {
      key: "places",
      label: t("places"),
      commands: destinations.map(({ path, title, key }) => ({
        key: `go:${path}`,
        label: t(`app:title.${title}`),
        icon: <ArrowRight {...iconProps} />,
        ...(key && hasSingleKeys && { shortcut: ["G", key.toUpperCase()] }),
      })),
    },
    {
      key: "switches",
      label: t("switches"),
      commands: [
        ...themes.map((each) => ({
          key: `theme:${each}` as const,
          label: t(`app:theme.${each}`),
          icon: <Contrast {...iconProps} />,
        })),
        ...languages.map((each) => ({
          key: `language:${each}` as const,
          label: t(`app:language.${each}`),
          note: t("app:language.label"),
          icon: <Globe {...iconProps} />,
        })),
      ],
    },
    {
      key: "others",
      label: t("others"),
      commands: [
        {
          key: "shortcuts",
          label: t("shortcuts"),
          icon: <Keyboard {...iconProps} />,
          ...(hasSingleKeys && { shortcut: ["?"] }),
        },
        { key: "logOut", label: t("logOut"), icon: <LogOut {...iconProps} /> },
      ],
    },
  ];
  const choose = (key: CommandKey) => {
    onClose();
    const [kind, value = ""] = key.split(":");
    if (kind === "go") void navigate(value);
    if (kind === "theme") chooseTheme(value as Theme);
    if (kind === "language") void chooseLanguage(value as Language);
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
