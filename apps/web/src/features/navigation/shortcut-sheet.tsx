import { Dialog } from "@trellis/ui/dialog";
import { ShortcutList } from "@trellis/ui/shortcut-list";
import { Switch } from "@trellis/ui/switch";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import { commandKey } from "../../platform/command-key.ts";
import { enableSingleKeys, useSingleKeys } from "../../platform/single-keys.ts";
import { destinations } from "./destinations.ts";

const Sheet = styled.div`
  display: grid;
  gap: var(--tr-space-6);
`;

/** The list of keyboard shortcuts, with a switch for single-character shortcuts. */
export function ShortcutSheet({ open, onClose }: { open: boolean; onClose: () => void }): ReactNode {
  const { t } = useTranslation(["commands", "app"]);
  const isOn = useSingleKeys();
  const everywhere = [
    { key: "search", label: t("label"), keys: [commandKey(), "K"] },
    ...(isOn ? [{ key: "help", label: t("shortcuts"), keys: ["?"] }] : []),
    { key: "close", label: t("close"), keys: [t("escape")] },
    { key: "notifications", label: t("notifications"), keys: ["F6"] },
  ];
  const navigation = destinations.flatMap(({ path, title, key }) =>
    key ? [{ key: path, label: t(`app:title.${title}`), keys: ["G", key.toUpperCase()], join: t("andThen") }] : [],
  );
  return (
    <Dialog open={open} size="lg" title={t("shortcuts")} closeLabel={t("app:notifications.close")} onClose={onClose}>
      <Sheet>
        <ShortcutList
          groups={[
            { key: "everywhere", label: t("everywhere"), shortcuts: everywhere },
            { key: "places", label: t("places"), shortcuts: isOn ? navigation : [] },
          ]}
        />
        <Switch
          label={t("singleKeys")}
          hint={t("singleKeysHint")}
          checked={isOn}
          onChange={({ currentTarget }) => enableSingleKeys(currentTarget.checked)}
        />
      </Sheet>
    </Dialog>
  );
}
