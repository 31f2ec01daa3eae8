import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Message } from "./message.ts";
import { Root } from "./follow-ups.styles.ts";

const shownAtMost = 3;

/** Returns up to three questions that the user has not asked yet; none after a question or an interrupted answer. */
export function followUps(messages: readonly Message[], questions: readonly string[]): string[] {
  const last = messages.at(-1);
  if (last?.sender !== "ai" || last.cut === "interrupted") return [];
  const asked = new Set(messages.map(({ text }) => text));
  return [...new Set(questions)].filter((question) => !asked.has(question)).slice(0, shownAtMost);
}

export interface FollowUpsProps {
  questions: readonly string[];
  onAsk: (question: string) => void;
}

/** Suggested next questions. One tap asks a question. */
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
