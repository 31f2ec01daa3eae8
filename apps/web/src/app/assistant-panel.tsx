import { type ReactNode, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { ChatSection } from "../features/chat/chat.section.tsx";
import { suggestionsFor } from "../features/chat/suggestions.ts";
import { useUser } from "../features/session/use-session.ts";
import { useLanguage } from "../text/language.ts";
import { assistantPanelStore } from "./assistant-panel-store.ts";
import { chat } from "./chat.ts";

/** The talk with the assistant, for the person at the screen. */
export function AssistantPanel(): ReactNode {
  const { t } = useTranslation("chat");
  const { name, answers } = useUser();
  const language = useLanguage();
  const state = useSyncExternalStore(chat.subscribe, chat.read);
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
