import { ChatComposer } from "@trellis/ui/chat-composer";
import { ChatMessage } from "@trellis/ui/chat-message";
import { ChatPanel, ChatWelcome, type ChatPanelProps } from "@trellis/ui/chat-panel";
import { TypingIndicator } from "@trellis/ui/typing-indicator";
import { useState, type ReactNode } from "react";

interface SampleMessage {
  from: "user" | "ai";
  text: string;
  error?: boolean;
}

/** A short made-up conversation. */
export const sampleMessages: readonly SampleMessage[] = [
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
  messages: readonly SampleMessage[];
  waiting?: boolean;
  onSend: (text: string) => void;
}

/** A chat that adds sent messages to the conversation and never answers. */
export function SampleChat({ messages, waiting = false, onSend, ...rest }: SampleChatProps): ReactNode {
  const [conversation, setConversation] = useState(messages);
  const [draft, setDraft] = useState("");
  const send = (text: string) => {
    setConversation([...conversation, { from: "user", text }]);
    setDraft("");
    onSend(text);
  };
  return (
    <ChatPanel
      {...rest}
      onClear={conversation.length > 0 ? () => setConversation([]) : undefined}
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
      {conversation.length === 0 ? (
        <ChatWelcome
          title="Hello Ana"
          text="I know your niche, goals and audience. Ask me anything about your growth."
          suggestionsLabel="Suggestions"
          suggestions={suggestions}
          onSuggestion={send}
        />
      ) : (
        conversation.map(({ from, text, error }, n) => (
          // oxlint-disable-next-line react/no-array-index-key -- Messages are only appended, so their index is stable.
          <ChatMessage key={n} from={from} error={error ?? false} author={from === "user" ? "You" : "Assistant"}>
            {text}
          </ChatMessage>
        ))
      )}
      {waiting && <TypingIndicator label="Assistant is typing" />}
    </ChatPanel>
  );
}
