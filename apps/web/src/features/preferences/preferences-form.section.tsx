import { Card } from "@trellis/ui/card";
import { Select } from "@trellis/ui/select";
import type { FormEvent, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import { AnswerField } from "./answer-field.tsx";
import { CurrentAnswersSection } from "./current-answers.section.tsx";
import {
  type ChoiceName,
  choiceNames,
  type Choices,
  type FieldName,
  fields,
  type Lists,
  options,
  type Problem,
  type Texts,
} from "./preferences-view.ts";
import { UpdatePanel } from "./update-panel.section.tsx";

export interface PreferencesFormProps {
  /** `updated`: the last update succeeded, and nothing has changed since. */
  view: { is: "editing" } | { is: "updating" } | { is: "updated" };
  /** The saved answers. */
  current: Lists;
  /** The five answers with their unsaved changes. */
  texts: Texts;
  choices: Choices;
  problems: Partial<Record<FieldName, Problem>>;
  /** The fields with unsaved changes. */
  changed: readonly FieldName[];
  /** Whether there are unsaved changes, including changes to the optional answers. */
  isChanged: boolean;
  onType: (field: FieldName, text: string) => void;
  onChoose: (name: ChoiceName, option: string) => void;
  onUpdate: () => void;
  /** Called when the user discards the changes. */
  onDiscard: () => void;
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--tr-space-5);
  align-items: start;
  & > [data-part="edit"] {
    container-type: inline-size;
  }
  & [data-part="fields"] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--tr-space-5);
    @container (min-width: 35rem) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  & [data-part="choices"] {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr));
    gap: var(--tr-space-5);
  }
  /* Keep the panel with unsaved changes at the bottom of the screen, unless an on-screen keyboard may cover it. */
  @media (max-width: 1100px) and (min-height: 600px) {
    &:has(> aside[data-changed]) select {
      scroll-margin-block-end: 280px;
    }
    &:not(:has(textarea:focus)) > aside[data-changed] {
      position: sticky;
      bottom: calc(12px + var(--tr-bar) + var(--tr-foot));
      z-index: 1;
      border-radius: var(--tr-radius-lg);
      box-shadow: var(--tr-shadow-3);
      /* With enlarged text, the panel would cover the answers. */
      @container (max-width: 15rem) {
        position: static;
      }
    }
  }
  @media (min-width: 1101px) {
    grid-template-rows: auto auto 1fr;
    grid-template-columns: minmax(0, 1fr) 340px;
    & > [data-part="current"] {
      grid-column: 1 / -1;
    }
    & > [data-part="edit"] {
      display: flex;
      flex-direction: column;
      grid-row: 2 / span 2;
      align-self: stretch;
    }
    & [data-part="fields"] {
      flex: 1;
      grid-auto-rows: 1fr;
    }
    & > aside {
      position: sticky;
      top: 88px;
    }
  }
`;

/** The saved answers, the fields that change them, and the button that updates them. */
export function PreferencesFormSection(props: PreferencesFormProps): ReactNode {
  const { view, current, texts, choices, problems, changed, isChanged, onType, onChoose, onUpdate, onDiscard } = props;
  const { t } = useTranslation("preferences");
  const isUpdating = view.is === "updating";
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const refused = event.currentTarget.querySelector<HTMLElement>("[aria-invalid=true]");
    if (refused) refused.focus();
    else if (!isUpdating) onUpdate();
  };
  return (
    <Form noValidate onSubmit={submit}>
      <CurrentAnswersSection current={current} changed={changed} isGrown={view.is === "updated"} />
      <Card data-part="edit" title={t("edit")}>
        <div data-part="fields">
          {fields.map((field) => (
            <AnswerField
              key={field}
              field={field}
              text={texts[field]}
              isChanged={changed.includes(field)}
              isUpdating={isUpdating}
              problem={problems[field]}
              onType={(text) => onType(field, text)}
            />
          ))}
        </div>
      </Card>
      <Card title={t("optional")}>
        <div data-part="choices">
          {choiceNames.map((name) => (
            <Select
              key={name}
              label={t(`choice.${name}.label`)}
              hint={t(`choice.${name}.hint`)}
              options={[
                { value: "", label: t("option.none") },
                ...options[name].map((value) => ({ value, label: t(`option.${value}`) })),
              ]}
              disabled={isUpdating}
              value={choices[name] ?? ""}
              onChange={({ currentTarget }) => onChoose(name, currentTarget.value)}
            />
          ))}
        </div>
      </Card>
      <aside aria-label={t("panel")} data-changed={isChanged || undefined}>
        <Card>
          <UpdatePanel state={view.is} isChanged={isChanged} onDiscard={onDiscard} />
        </Card>
      </aside>
    </Form>
  );
}
