import { languages } from "@trellis/contract/fields";
import { BrandIcon } from "@trellis/ui/brand-icon";
import type { Command, CommandGroup } from "@trellis/ui/command-palette";
import type { TFunction } from "i18next";
import { AlignLeft, Contrast, Globe, Keyboard, LogOut, SunMedium } from "lucide-react";
import { themes } from "../../platform/theme.ts";
import { destinations } from "./destinations.ts";
import { screenIcon } from "./screen-icons.tsx";

const iconProps = { size: 18, strokeWidth: 1.75, "aria-hidden": true } as const;

type T = TFunction<["commands", "app"]>;

/** Conditions that decide which commands exist. */
interface PaletteOptions {
  /** Whether the user can ask the assistant. */
  hasAssistant: boolean;
  /** Whether YouTube can be connected. */
  canConnectYoutube: boolean;
  /** Whether single-key shortcuts are on. */
  hasSingleKeys: boolean;
}

/** Splits a list of synonyms that are separated by commas. */
const words = (list: string) => list.split(", ");

/** Returns the commands that do not use the typed text. */
export function paletteGroups(t: T, options: PaletteOptions): CommandGroup[] {
  const { hasAssistant, canConnectYoutube, hasSingleKeys } = options;
  const write = {
    key: "write",
    label: t("write"),
    keywords: words(t("writeWords")),
    icon: <AlignLeft {...iconProps} />,
  };
  const ask = { key: "ask", label: t("ask"), keywords: words(t("askWords")), icon: <SunMedium {...iconProps} /> };
  const youtube = { key: "youtube", label: t("connectYoutube"), icon: <BrandIcon brand="youtube" size={18} /> };
  return [
    {
      key: "actions",
      label: t("actions"),
      commands: [write, ...(hasAssistant ? [ask] : []), ...(canConnectYoutube ? [youtube] : [])],
    },
    {
      key: "places",
      label: t("places"),
      commands: destinations.map(({ path, title, key }) => ({
        key: `go:${path}`,
        label: t(`app:title.${title}`),
        icon: screenIcon(path, 18),
        ...(key && hasSingleKeys && { shortcut: ["G", key.toUpperCase()] }),
      })),
    },
    {
      key: "switches",
      label: t("switches"),
      commands: [
        ...themes.map((each) => ({
          key: `theme:${each}`,
          label: t(`app:theme.${each}`),
          icon: <Contrast {...iconProps} />,
        })),
        ...languages.map((each) => ({
          key: `language:${each}`,
          label: t(`app:language.${each}`),
          keywords: [t("app:language.label")],
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
}

/** Moves the recently used commands into a separate group at the top. */
export function recentFirst(groups: readonly CommandGroup[], label: string, keys: readonly string[]): CommandGroup[] {
  const all = groups.flatMap(({ commands }) => commands);
  const commands = keys.flatMap((key) => all.find((each) => each.key === key) ?? []);
  if (commands.length === 0) return [...groups];
  const rest = groups
    .map((group) => ({ ...group, commands: group.commands.filter((each) => !commands.includes(each)) }))
    .filter((group) => group.commands.length > 0);
  return [{ key: "recent", label, commands }, ...rest];
}

/** Returns the commands that use the typed text. */
export function typedCommands(t: T, query: string, { hasAssistant }: PaletteOptions): CommandGroup[] {
  const ask: Command = { key: "askTyped", label: t("askTyped", { query }), icon: <SunMedium {...iconProps} /> };
  const write: Command = { key: "writeTyped", label: t("writeTyped", { query }), icon: <AlignLeft {...iconProps} /> };
  return [{ key: "typed", label: t("useText"), commands: [...(hasAssistant ? [ask] : []), write] }];
}
