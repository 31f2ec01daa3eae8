import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useStore } from "../../platform/store.ts";
import { useUser } from "../../session/use-session.ts";
import { useLanguage } from "../../text/language.ts";
import { assistantPanelStore } from "./assistant-panel-store.ts";
import { ChatSection } from "./chat.section.tsx";
import { chat, clearChatOnUserChange } from "./chat.ts";
import { suggestionsFor } from "./suggestions.ts";

/** The chat with the assistant, connected to the signed-in user. */
export function AssistantPanel(): ReactNode {
  const { t } = useTranslation("chat");
  const { name, answers } = useUser();
  const language = useLanguage();
  const state = useStore(chat);
  useEffect(clearChatOnUserChange, []);
  const [firstName = ""] = name.trim().split(/\s+/);
  return (
    <ChatSection
      view={{ ...state, name: firstName, suggestions: suggestionsFor(answers, language, t) }}
      onWrite={chat.write}
      onSend={(text) => void chat.send(text)}
      onClear={chat.clear}
      onClose={assistantPanelStore.close}
    />
  );
}
