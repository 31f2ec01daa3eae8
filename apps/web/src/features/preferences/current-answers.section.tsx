import { Card } from "@trellis/ui/card";
import { ChipList } from "@trellis/ui/chip-list";
import { ChartNoAxesColumn, Clock, Layers, Sparkles, Tags, Target, Users } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import { choiceNames, type Choices, fields, type Lists } from "./preferences-view.ts";

const icons = { skills: Sparkles, topics: Tags, goal: Target, targetAudience: Users, platforms: Layers };
const choiceIcons = { audienceSize: ChartNoAxesColumn, weeklyHours: Clock };

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(220px, 100%), 1fr));
  gap: var(--tr-space-5);

  & dt {
    display: flex;
    gap: 8px;
    align-items: center;
    margin-bottom: 8px;
    color: var(--tr-text-2);
    font-size: var(--tr-size-sm);
    font-weight: 550;
  }

  & dt > svg {
    flex: none;
  }

  & dd > [data-part="none"] {
    color: var(--tr-text-2);
  }
`;

/** The saved answers, read-only. */
export function CurrentAnswersSection({ answers, choices }: { answers: Lists; choices: Choices }): ReactNode {
  const { t } = useTranslation("preferences");
  return (
    <Card title={t("current")}>
      <List>
        {fields.map((field) => {
          const Icon = icons[field];
          return (
            <div key={field}>
              <dt>
                <Icon size={17} strokeWidth={1.75} aria-hidden />
                {t(`field.${field}.label`)}
              </dt>
              <dd>
                {answers[field].length > 0 ? (
                  <ChipList items={answers[field]} />
                ) : (
                  <span data-part="none">{t("none")}</span>
                )}
              </dd>
            </div>
          );
        })}
        {choiceNames.map((name) => {
          const Icon = choiceIcons[name];
          const chosen = choices[name];
          // The optional answers appear only when they are stated.
          return chosen ? (
            <div key={name}>
              <dt>
                <Icon size={17} strokeWidth={1.75} aria-hidden />
                {t(`choice.${name}.label`)}
              </dt>
              <dd>
                <ChipList items={[t(`option.${chosen}`)]} />
              </dd>
            </div>
          ) : null;
        })}
      </List>
    </Card>
  );
}
