import { lazy, type ReactNode, Suspense, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useStore } from "../../platform/store.ts";
import { assistantPanelStore } from "./assistant-panel-store.ts";

const AssistantButton = lazy(async () => ({ default: (await import("./assistant-button.tsx")).AssistantButton }));
const AssistantPanel = lazy(async () => ({ default: (await import("./assistant-panel.tsx")).AssistantPanel }));

/** The assistant’s floating button and its panel. The panel’s code is loaded on hover, focus or click. */
export function AssistantCorner(): ReactNode {
  const { t } = useTranslation("chat");
  const isOpen = useStore(assistantPanelStore);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) assistantPanelStore.returnFocus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <aside aria-label={t("region")}>
      <Suspense>
        <AssistantButton placement="corner" />
      </Suspense>
      {isOpen && (
        <Suspense>
          <AssistantPanel />
        </Suspense>
      )}
    </aside>
  );
}
