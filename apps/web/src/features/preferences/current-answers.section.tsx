import { Card } from "@trellis/ui/card";
import { ChipList } from "@trellis/ui/chip-list";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import { fields, type Lists } from "./preferences-view.ts";

const Answers = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--tr-space-3);
  margin: 0;
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 2px var(--tr-space-3);
    align-items: baseline;
  }
  & dt {
    flex: 0 1 7.25rem;
  }
  & dt,
  & [data-part="none"] {
    color: var(--tr-text-2);
    font-size: var(--tr-size-sm);
  }
  & dd {
    flex: 1 1 7.25rem;
    min-width: 0;
    margin: 0;
  }
  & li {
    padding: 3px 10px;
  }
`;

/** The saved answers, which the roadmap is based on. */
export function CurrentAnswersSection({ current }: { current: Lists }): ReactNode {
  const { t } = useTranslation("preferences");
  return (
    <Card title={t("current")}>
      <Answers>
        {fields.map((field) => (
          <div key={field}>
            <dt>{t(`field.${field}.label`)}</dt>
            <dd>
              {current[field].length > 0 ? (
                <ChipList items={current[field]} />
              ) : (
                <span data-part="none">{t("none")}</span>
              )}
            </dd>
          </div>
        ))}
      </Answers>
    </Card>
  );
}
