import { Sprout } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { Chips, Root } from "./topic-chips.styles.ts";

export interface TopicChipsProps {
  ideas: readonly string[];
  /** The topic in the form. */
  topic: string;
  onChoose: (topic: string) => void;
}

/** Topics from the user's profile and plan that fill in the topic field. */
export function TopicChips({ ideas, topic, onChoose }: TopicChipsProps): ReactNode {
  const { t } = useTranslation("creation");
  const id = useId();
  return (
    <Root>
      <p id={id}>{t("form.topicIdeas")}</p>
      <Chips role="list" aria-labelledby={id}>
        {ideas.map((idea) => (
          <li key={idea}>
            <button type="button" aria-pressed={idea === topic} onClick={() => onChoose(idea)}>
              <Sprout size={15} strokeWidth={2} aria-hidden />
              {idea}
            </button>
          </li>
        ))}
      </Chips>
    </Root>
  );
}
