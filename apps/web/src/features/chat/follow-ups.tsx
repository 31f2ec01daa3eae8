import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import type { Message } from "./message.ts";

const shownAtMost = 3;

/** Returns the questions that the user can ask next: after a complete answer, those not asked yet. */
export function followUps(messages: readonly Message[], questions: readonly string[]): string[] {
  const last = messages.at(-1);
  if (last?.sender !== "ai" || last.cut === "interrupted") return [];
  const asked = new Set(messages.map(({ text }) => text));
  return [...new Set(questions)].filter((question) => !asked.has(question)).slice(0, shownAtMost);
}

/** One line, so that the answer keeps its room. */
const Root = styled.ul`
  display: flex;
  flex: none;
  gap: 8px;
  overflow-x: auto;
  padding: 10px 14px 2px;
  scroll-padding: 14px;
  scrollbar-width: none;
  mask: linear-gradient(90deg, #000 calc(100% - 28px), transparent);

  &:dir(rtl) {
    mask: linear-gradient(270deg, #000 calc(100% - 28px), transparent);
  }

  & > li {
    flex: none;
  }

  & > li:last-child {
    padding-inline-end: 20px;
  }

  & button {
    max-width: 300px;
    min-height: 34px;
    padding: 6px 12px;
    overflow: hidden;
    border: 0;
    border-radius: var(--tr-radius-full);
    color: var(--tr-on-ai-soft);
    background: var(--tr-ai-soft);
    box-shadow: inset 0 0 0 1px var(--tr-edge);
    font-size: var(--tr-size-sm);
    font-weight: 550;
    line-height: 1.3;
    text-overflow: ellipsis;
    white-space: nowrap;
    cursor: pointer;

    &:focus-visible {
      outline-offset: -2px;
    }

    @media (hover: hover) {
      &:hover {
        box-shadow: inset 0 0 0 1.5px var(--tr-ai);
      }
    }

    @media (pointer: coarse) {
      min-height: 44px;
    }

    @media (forced-colors: active) {
      border: 1px solid ButtonBorder;
    }
  }
`;

export interface FollowUpsProps {
  questions: readonly string[];
  onAsk: (question: string) => void;
}

/** Questions to ask next, one tap each. */
export function FollowUps({ questions, onAsk }: FollowUpsProps): ReactNode {
  const { t } = useTranslation("chat");
  if (questions.length === 0) return null;
  return (
    <Root role="list" aria-label={t("followUp.label")}>
      {questions.map((question) => (
        <li key={question}>
          <button type="button" onClick={() => onAsk(question)}>
            {question}
          </button>
        </li>
      ))}
    </Root>
  );
}
