import { ChatButton } from "@trellis/ui/chat-button";
import { lazy, type ReactNode, Suspense, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useStore } from "../../platform/store.ts";
import { assistantPanelStore } from "./assistant-panel-store.ts";

const fetchPanel = () => import("./assistant-panel.tsx");
const AssistantPanel = lazy(async () => ({ default: (await fetchPanel()).AssistantPanel }));

/** The assistant’s button and panel. The panel’s code is loaded on hover, focus or click. */
export function AssistantCorner(): ReactNode {
  const { t } = useTranslation("chat");
  const isOpen = useStore(assistantPanelStore);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) (assistantPanelStore.opener() ?? button.current)?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen]);
  const preload = () => void fetchPanel().catch(() => undefined);
  return (
    <aside aria-label={t("region")}>
      <ChatButton
        ref={button}
        label={isOpen ? t("close") : t("open")}
        open={isOpen}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={({ currentTarget }) =>
          isOpen ? assistantPanelStore.close() : assistantPanelStore.open(currentTarget)
        }
      />
      {isOpen && (
        <Suspense>
          <AssistantPanel />
        </Suspense>
      )}
    </aside>
  );
}
