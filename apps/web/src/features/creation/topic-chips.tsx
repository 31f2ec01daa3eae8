import { ListTodo, Sprout } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import type { TopicIdea } from "./topic-ideas.ts";
import { Chips, Root } from "./topic-chips.styles.ts";

export interface TopicChipsProps {
  ideas: readonly TopicIdea[];
  /** The topic in the form. */
  topic: string;
  onChoose: (topic: string) => void;
}

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
