import i18next from "i18next";
import { chatFailureText } from "../features/chat/chat-failure-text.ts";
import { createChat } from "../features/chat/create-chat.ts";
import { systemMessage } from "../features/chat/system-message.ts";
import { session } from "../features/session/session.ts";
import { askAssistant } from "../platform/chat.ts";
import { pageLanguage } from "../platform/language.ts";
import { toast } from "../platform/toast.ts";
import { assistantPanelStore } from "./assistant-panel-store.ts";

const words = () => i18next.getFixedT(null, "chat");
const apologies = ["apology.lost", "apology.stuck", "apology.away", "apology.mine"] as const;

let count = 0;

/** The talk of this tab. */
export const chat = createChat({
  ask: askAssistant,
  system: () => systemMessage(session.auth.read().user?.answers, pageLanguage()),
  noAnswer: () => words()("noAnswer"),
  apologies: () => {
    const [first, ...others] = apologies;
    const t = words();
    return [t(first), ...others.map((key) => t(key))];
  },
  tell: (failure) => {
    const t = words();
    toast.error(t("failure.title"), chatFailureText(failure, t));
  },
  now: () => new Date(),
  newId: () => `message-${++count}`,
  chance: () => Math.random(),
});

// What one person asked is nothing for the next one at this screen.
let person = session.auth.read().user?.email;
session.auth.subscribe(() => {
  const { user } = session.auth.read();
  if (user?.email !== person) {
    chat.forget();
    assistantPanelStore.close();
  }
  person = user?.email;
});
