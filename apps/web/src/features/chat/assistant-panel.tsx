import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useStore } from "../../platform/store.ts";
import { useUser } from "../../session/use-session.ts";
import { useLanguage } from "../../text/language.ts";
import { assistantPanelStore } from "./assistant-panel-store.ts";
import { ChatSection } from "./chat.section.tsx";
import { hasBuiltInAssistant } from "./has-built-in-assistant.ts";
import { chat, clearChatOnUserChange } from "./chat.ts";
import { suggestionsFor } from "./suggestions.ts";

const resume = (): void => void chat.resume();

/** The chat with the assistant, connected to the signed-in user. */
export function AssistantPanel(): ReactNode {
  const { t } = useTranslation("chat");
  const user = useUser();
  const { name, answers } = user;
  const language = useLanguage();
  const state = useStore(chat);
  useEffect(clearChatOnUserChange, []);
  const [firstName = ""] = name.trim().split(/\s+/);
  return (
    <ChatSection
      view={{
        ...state,
        name: firstName,
        suggestions: suggestionsFor(answers, language, t),
        isBuiltIn: hasBuiltInAssistant(user),
      }}
      onWrite={chat.write}
      onSend={(text) => void chat.send(text)}
      onStop={chat.stop}
      onContinue={resume}
      onClear={chat.clear}
      onClose={assistantPanelStore.close}
    />
  );
}
