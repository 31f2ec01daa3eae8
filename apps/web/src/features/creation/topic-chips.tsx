import { ListTodo, Sprout } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import type { TopicIdea } from "./topic-ideas.ts";

export interface TopicChipsProps {
  ideas: readonly TopicIdea[];
  /** The topic in the form. */
  topic: string;
  onChoose: (topic: string) => void;
}

const Root = styled.div`
  display: grid;
  gap: 8px;
  margin-top: -8px;

  & > p {
    color: var(--tr-text-2);
    font-size: var(--tr-size-sm);
  }
`;

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  & > li {
    max-width: 100%;
  }

  & button {
    display: flex;
    gap: 6px;
    align-items: center;
    max-width: 100%;
    min-height: 34px;
    padding: 6px 12px;
    border: 0;
    border-radius: var(--tr-radius-full);
    color: var(--tr-on-primary-soft);
    background: var(--tr-primary-soft);
    box-shadow: inset 0 0 0 1px var(--tr-edge);
    font-size: var(--tr-size-sm);
    font-weight: 550;
    line-height: 1.3;
    text-align: start;
    overflow-wrap: anywhere;
    cursor: pointer;

    & > svg {
      flex: none;
    }

    &[aria-pressed="true"] {
      box-shadow: inset 0 0 0 2px var(--tr-primary);
    }

    @media (hover: hover) {
      &:hover {
        background: var(--tr-primary-soft-hover);
      }
    }

    @media (pointer: coarse) {
      min-height: 44px;
    }

    @media (forced-colors: active) {
      border: 1px solid ButtonBorder;

      &[aria-pressed="true"] {
        border: 2px solid Highlight;
      }
    }
  }
`;

const icons = { niche: Sprout, theme: Sprout, task: ListTodo };

/** Topics from the user's profile and plan that fill in the topic field. */
export function TopicChips({ ideas, topic, onChoose }: TopicChipsProps): ReactNode {
  const { t } = useTranslation("creation");
  const id = useId();
  return (
    <Root>
      <p id={id}>{t("form.topicIdeas")}</p>
      <Chips role="list" aria-labelledby={id}>
        {ideas.map((idea) => {
          const Icon = icons[idea.source];
          return (
            <li key={idea.topic}>
              <button type="button" aria-pressed={idea.topic === topic} onClick={() => onChoose(idea.topic)}>
                <Icon size={15} strokeWidth={2} aria-hidden />
                {idea.topic}
              </button>
            </li>
          );
        })}
      </Chips>
    </Root>
  );
}
