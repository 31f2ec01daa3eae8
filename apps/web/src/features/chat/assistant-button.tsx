import { ChatButton, type ChatButtonProps } from "@trellis/ui/chat-button";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useStore } from "../../platform/store.ts";
import { assistantPanelStore, keepButton } from "./assistant-panel-store.ts";

const preload = () => void import("./assistant-panel.tsx").catch(() => undefined);

/** The button that opens the assistant: in the bottom bar on phones, otherwise in the corner of the page. */
export function AssistantButton({ placement }: Required<Pick<ChatButtonProps, "placement">>): ReactNode {
  const { t } = useTranslation("frame");
  const isOpen = useStore(assistantPanelStore);
  return (
    <ChatButton
      ref={keepButton}
      placement={placement}
      label={isOpen ? t("assistant.close") : t("assistant.open")}
      caption={t("assistant.caption")}
      open={isOpen}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={({ currentTarget }) => (isOpen ? assistantPanelStore.close() : assistantPanelStore.open(currentTarget))}
    />
  );
}
