import { answerMaximum, answersMaximum } from "@trellis/contract/fields";
import { Button } from "@trellis/ui/button";
import { Card } from "@trellis/ui/card";
import { Notice } from "@trellis/ui/notice";
import { Select } from "@trellis/ui/select";
import { Textarea } from "@trellis/ui/textarea";
import type { FormEvent, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import {
  type ChoiceName,
  choiceNames,
  type Choices,
  type FieldName,
  fields,
  options,
  type Problem,
  type Texts,
} from "./preferences-view.ts";

export interface PreferencesFormProps {
  view: { is: "editing" } | { is: "updating" };
  texts: Texts;
  choices: Choices;
  problems: Partial<Record<FieldName, Problem>>;
  /** Whether there are unsaved changes. */
  isChanged: boolean;
  onType: (field: FieldName, text: string) => void;
  onChoose: (name: ChoiceName, option: string) => void;
  onUpdate: () => void;
  /** Called when the user discards the changes. */
  onDiscard: () => void;
}

const Form = styled.form`
  display: grid;
  gap: var(--tr-space-5);

  & > [data-part="actions"] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--tr-space-3);
    align-items: center;
  }

  & [role="status"] {
    color: var(--tr-text-2);
    font-size: var(--tr-size-sm);
  }

  @media (max-width: 767px) {
    & > [data-part="actions"] > button {
      width: 100%;
    }
  }
`;

const maximum = { tooLong: answerMaximum, tooMany: answersMaximum };

/** The form for the answers. */
export function PreferencesFormSection(props: PreferencesFormProps): ReactNode {
  const { view, texts, choices, problems, isChanged, onType, onChoose, onUpdate, onDiscard } = props;
  const { t } = useTranslation("preferences");
  const isUpdating = view.is === "updating";
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const refused = event.currentTarget.querySelector<HTMLElement>("[aria-invalid=true]");
    if (refused) refused.focus();
    else if (!isUpdating) onUpdate();
  };
  return (
    <Card title={t("form")}>
      <Form noValidate onSubmit={submit}>
        {fields.map((field) => {
          const problem = problems[field];
          return (
            <Textarea
              key={field}
              rows={3}
              label={t(`field.${field}.label`)}
              hint={t(`field.${field}.hint`)}
              placeholder={t(`field.${field}.example`)}
              error={problem && t(`problem.${problem}`, { count: maximum[problem] })}
              readOnly={isUpdating}
              value={texts[field]}
              onChange={({ currentTarget }) => onType(field, currentTarget.value)}
            />
          );
        })}
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
        <Notice kind="warning" role="note" title={t("notice.title")}>
          {t("notice.text")}
        </Notice>
        <div data-part="actions">
          <Button type="submit" size="lg" loading={isUpdating}>
            {t(isUpdating ? "updating" : "update")}
          </Button>
          {isChanged && !isUpdating && (
            <Button variant="secondary" size="lg" onClick={onDiscard}>
              {t("discard")}
            </Button>
          )}
          <p role="status">{isChanged && !isUpdating && t("unsaved")}</p>
        </div>
      </Form>
    </Card>
  );
}
