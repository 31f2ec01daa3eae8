import { ChatComposer } from "@trellis/ui/chat-composer";
import { ChatMessage } from "@trellis/ui/chat-message";
import { ChatPanel, ChatWelcome, type ChatPanelProps } from "@trellis/ui/chat-panel";
import { TypingIndicator } from "@trellis/ui/typing-indicator";
import { useState, type ReactNode } from "react";

interface Said {
  from: "user" | "ai";
  text: string;
  error?: boolean;
}

/** A short talk; made up. */
export const talk: readonly Said[] = [
  { from: "user", text: "How do I get more comments on shorts?" },
  {
    from: "ai",
    text: "Ask one question in the first three seconds, then pin your own answer. Your audience replies most on weeknights, so post before seven.",
  },
  { from: "user", text: "Write me one for the lentil short" },
  { from: "ai", text: "I lost the connection for a moment. Please try that again.", error: true },
];

export const suggestions = [
  "What should I post this week?",
  "How do I grow my cooking channel on YouTube?",
  "Give me three hooks for busy families",
];

interface SampleChatProps extends Omit<ChatPanelProps, "composer" | "children"> {
  messages: readonly Said[];
  waiting?: boolean;
  onSend: (text: string) => void;
}

/** A whole chat whose answers never come: what is sent joins the log. */
export function SampleChat({ messages, waiting = false, onSend, ...rest }: SampleChatProps): ReactNode {
  const [said, setSaid] = useState(messages);
  const [draft, setDraft] = useState("");
  const send = (text: string) => {
    setSaid([...said, { from: "user", text }]);
    setDraft("");
    onSend(text);
  };
  return (
    <ChatPanel
      {...rest}
      onClear={said.length > 0 ? () => setSaid([]) : undefined}
      composer={
        <ChatComposer
          label="Message"
          placeholder="Ask about growing your audience"
          sendLabel="Send"
          value={draft}
          onValueChange={setDraft}
          onSend={send}
          waiting={waiting}
        />
      }
    >
      {said.length === 0 ? (
        <ChatWelcome
          title="Hello Ana"
          text="I know your niche, goals and audience. Ask me anything about your growth."
          suggestionsLabel="Suggestions"
          suggestions={suggestions}
          onSuggestion={send}
        />
      ) : (
        said.map(({ from, text, error }, n) => (
          // oxlint-disable-next-line react/no-array-index-key -- What was said is only added to: a place in the talk is its name.
          <ChatMessage key={n} from={from} error={error ?? false} author={from === "user" ? "You" : "Assistant"}>
            {text}
          </ChatMessage>
        ))
      )}
      {waiting && <TypingIndicator label="Assistant is typing" />}
    </ChatPanel>
  );
}
