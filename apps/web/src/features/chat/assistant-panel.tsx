import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { isSmallScreen } from "../../platform/small-screen.ts";
import { useStore } from "../../platform/store.ts";
import { useUser } from "../../session/use-session.ts";
import { firstNameOf } from "../../text/first-name.ts";
import { useLanguage } from "../../text/use-language.ts";
import { assistantPanelStore } from "./assistant-panel-store.ts";
import { ChatSection } from "./chat.section.tsx";
import { chat, clearChatOnUserChange } from "./chat.ts";
import { nicheOf, suggestionsFor } from "./suggestions.ts";
import { useAssistant } from "./use-assistant.ts";

const resume = (): void => void chat.resume();
/** On a phone, the panel would cover most of the page that a link opens. */
const closeOnPhone = (): void => {
  if (isSmallScreen()) assistantPanelStore.close();
};

/** The chat with the assistant, connected to the signed-in user. */
export function AssistantPanel(): ReactNode {
  const { t } = useTranslation("chat");
  const user = useUser();
  const { name, answers } = user;
  const language = useLanguage();
  const state = useStore(chat);
  const { isBuiltIn, isOnline } = useAssistant(user);
  const question = useStore(assistantPanelStore.question);
  useEffect(clearChatOnUserChange, []);
  useEffect(() => {
    const taken = question === undefined ? undefined : assistantPanelStore.takeQuestion();
    if (taken !== undefined) void chat.send(taken);
  }, [question]);
  return (
    <ChatSection
      view={{
        ...state,
        name: firstNameOf(name),
        niche: nicheOf(answers, language),
        suggestions: suggestionsFor(answers, language, t),
        isBuiltIn,
        isOnline: isOnline && state.messages.at(-1)?.isError !== true,
      }}
      onWrite={chat.write}
      onSend={(text) => void chat.send(text)}
      onStop={chat.stop}
      onContinue={resume}
      onFollow={closeOnPhone}
      onClear={chat.clear}
      onClose={assistantPanelStore.close}
    />
  );
}
