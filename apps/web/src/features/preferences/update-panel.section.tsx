import { Button } from "@trellis/ui/button";
import { ClimbingVine, OpenBloom, Pot } from "@trellis/ui/illustration";
import { Notice } from "@trellis/ui/notice";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Panel } from "./update-panel.styles.ts";

export interface UpdatePanelProps {
  /** `updated`: the last update succeeded, and nothing has changed since. */
  state: "editing" | "updating" | "updated";
  /** Whether there are unsaved changes. */
  isChanged: boolean;
  /** Called when the user discards the changes. */
  onDiscard: () => void;
}

/** What an update does, and its button. The plant grows while the roadmap does. */
export function UpdatePanel({ state, isChanged, onDiscard }: UpdatePanelProps): ReactNode {
  const { t } = useTranslation("preferences");
  const isUpdating = state === "updating";
  const status = isUpdating ? "growing" : isChanged ? "unsaved" : state === "updated" ? "grown" : "idle";
  return (
    <Panel>
      {isUpdating ? <ClimbingVine /> : state === "updated" ? <OpenBloom /> : <Pot />}
      <p role="status">{t(status)}</p>
      <Notice kind={isChanged ? "warning" : "info"} role="note" title={t("notice.title")}>
        {t("notice.text")}
      </Notice>
      <div data-part="actions">
        <Button
          type="submit"
          variant={isChanged || isUpdating ? "primary" : "secondary"}
          size="lg"
          fullWidth
          loading={isUpdating}
        >
          {t(isUpdating ? "updating" : "update")}
        </Button>
        {isChanged && !isUpdating && (
          <Button variant="secondary" size="lg" fullWidth onClick={onDiscard}>
            {t("discard")}
          </Button>
        )}
      </div>
    </Panel>
  );
}
