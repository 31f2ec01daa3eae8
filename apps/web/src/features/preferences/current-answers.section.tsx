import { Card } from "@trellis/ui/card";
import { ChipList } from "@trellis/ui/chip-list";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import { FieldIcon } from "./field-icon.tsx";
import { fields, type Lists } from "./preferences-view.ts";

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

/** What is saved, to be read only. */
export function CurrentAnswersSection({ answers }: { answers: Lists }): ReactNode {
  const { t } = useTranslation("preferences");
  return (
    <Card title={t("current")}>
      <List>
        {fields.map((field) => (
          <div key={field}>
            <dt>
              <FieldIcon of={field} />
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
        ))}
      </List>
    </Card>
  );
}
