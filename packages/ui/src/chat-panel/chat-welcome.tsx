import { SunMedium } from "lucide-react";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { styled } from "styled-components";

export interface ChatWelcomeProps extends Omit<ComponentPropsWithRef<"div">, "title" | "children" | "onSelect"> {
  /** Greeting, such as "Hello Ana". */
  title: ReactNode;
  /** What the assistant can help with. */
  text: ReactNode;
  /** Accessible name of the suggestions. */
  suggestionsLabel: string;
  /** Suggested questions. */
  suggestions: readonly string[];
  /** Called when the user selects a suggestion. */
  onSuggestion: (suggestion: string) => void;
}

const Root = styled.div`
  display: grid;
  gap: var(--tr-space-2);
  justify-items: center;
  margin-block: auto;
  text-align: center;
  & > [data-part="sun"] {
    width: 64px;
    height: 64px;
    margin-bottom: var(--tr-space-2);
    border-radius: 20px;
  }
  & > h3 {
    font-size: var(--tr-size-xl);
    overflow-wrap: anywhere;
  }
  & > p {
    max-width: 34ch;
    color: var(--tr-text-2);
  }
`;

const Suggestions = styled.ul`
  display: grid;
  gap: 8px;
  width: 100%;
  margin-top: var(--tr-space-4);
  & button {
    width: 100%;
    min-height: var(--tr-control);
    padding: 10px 16px;
    border: 0;
    border-radius: 14px;
    background: var(--tr-ai-soft);
    color: var(--tr-on-ai-soft);
    box-shadow: inset 0 0 0 1px var(--tr-edge);
    font-weight: 550;
    line-height: 1.35;
    text-align: start;
    overflow-wrap: anywhere;
    cursor: pointer;
    transition: box-shadow var(--tr-dur-fast) var(--tr-ease-out);
  }
  & button:active {
    box-shadow: inset 0 0 0 2px var(--tr-ai-press);
  }
  @media (hover: hover) {
    & button:hover:not(:active) {
      box-shadow: inset 0 0 0 1.5px var(--tr-ai);
    }
  }
  @media (forced-colors: active) {
    & button {
      border: 1px solid ButtonBorder;
    }
  }
`;

/** Empty state of a chat, with suggested questions. */
export function ChatWelcome(props: ChatWelcomeProps): ReactNode {
  const { title, text, suggestionsLabel, suggestions, onSuggestion, ...rest } = props;
  return (
    <Root {...rest}>
      <span data-part="sun">
        <SunMedium size={36} strokeWidth={2} aria-hidden />
      </span>
      <h3>{title}</h3>
      <p>{text}</p>
      {suggestions.length > 0 && (
        <Suggestions role="list" aria-label={suggestionsLabel}>
          {[...new Set(suggestions)].map((suggestion) => (
            <li key={suggestion}>
              <button type="button" onClick={() => onSuggestion(suggestion)}>
                {suggestion}
              </button>
            </li>
          ))}
        </Suggestions>
      )}
    </Root>
  );
}
