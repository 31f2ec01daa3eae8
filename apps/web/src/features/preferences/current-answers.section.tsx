import { Card } from "@trellis/ui/card";
import { ChipList } from "@trellis/ui/chip-list";
import { Layers, Sparkles, Tags, Target, Users } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import { fields, type Lists } from "./preferences-view.ts";

const icons = { skills: Sparkles, topics: Tags, goal: Target, targetAudience: Users, platforms: Layers };

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
export function CurrentAnswersSection({ answers }: { answers: Lists }): ReactNode {
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
      </List>
    </Card>
  );
}
