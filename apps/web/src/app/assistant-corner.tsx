import { ChatButton } from "@trellis/ui/chat-button";
import { lazy, type ReactNode, Suspense, useEffect, useRef, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { assistantPanelStore } from "./assistant-panel-store.ts";

const fetchPanel = () => import("./assistant-panel.tsx");
const AssistantPanel = lazy(async () => ({ default: (await fetchPanel()).AssistantPanel }));

/** The assistant's button in the corner, and the panel that it opens; the panel's code comes with the first use. */
export function AssistantCorner(): ReactNode {
  const { t } = useTranslation("chat");
  const isOpen = useSyncExternalStore(assistantPanelStore.subscribe, assistantPanelStore.read);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) (assistantPanelStore.opener() ?? button.current)?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen]);
  const prepare = () => void fetchPanel().catch(() => undefined);
  return (
    <aside aria-label={t("region")}>
      <ChatButton
        ref={button}
        label={isOpen ? t("close") : t("open")}
        open={isOpen}
        onPointerEnter={prepare}
        onFocus={prepare}
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
