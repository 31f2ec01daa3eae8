import i18next from "i18next";
import { askAssistant } from "../../platform/chat.ts";
import { pageLanguage } from "../../platform/language.ts";
import { toast } from "../../platform/toast.ts";
import { session } from "../../session/session.ts";
import { chatFailureText } from "./chat-failure-text.ts";
import { createChat } from "./create-chat.ts";
import { lastAuthor } from "./last-author.ts";
import { systemMessage } from "./system-message.ts";

const texts = () => i18next.getFixedT(null, "chat");
const apologies = ["apology.lost", "apology.stuck", "apology.away", "apology.mine"] as const;

let count = 0;

/** The chat of this tab. */
export const chat = createChat({
  ask: askAssistant,
  system: () => systemMessage(session.auth.read().user?.answers, pageLanguage()),
  noAnswer: () => texts()("noAnswer"),
  continuation: () => texts()("continuation"),
  apologies: () => {
    const [first, ...others] = apologies;
    const t = texts();
    return [t(first), ...others.map((key) => t(key))];
  },
  reportFailure: (failure) => {
    const t = texts();
    toast.error(t("failure.title"), chatFailureText(failure, t));
  },
  onAnswer: (author) => lastAuthor.remember(author),
  now: () => new Date(),
  newId: () => `message-${++count}`,
  random: () => Math.random(),
});

/** Clears the chat whenever the user changes. Calling it again has no effect. */
export const clearChatOnUserChange = (): void => void session.onUserChange(chat.reset);
