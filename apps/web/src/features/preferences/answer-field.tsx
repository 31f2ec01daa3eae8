import { answerMaximum, answersMaximum } from "@trellis/contract/fields";
import { Badge } from "@trellis/ui/badge";
import { Button } from "@trellis/ui/button";
import { ChipList } from "@trellis/ui/chip-list";
import { Textarea } from "@trellis/ui/textarea";
import { Layers, Sparkles, Tags, Target, Users } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import type { FieldName, Problem } from "./preferences-view.ts";

const icons = { skills: Sparkles, topics: Tags, goal: Target, targetAudience: Users, platforms: Layers };
const maximum = { tooLong: answerMaximum, tooMany: answersMaximum };

/** The label is beside the answer or its field if the container is wide enough. */
const Row = styled.div`
  position: relative;
  padding-block: var(--tr-space-4);
  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--tr-space-2);
  }
  & :is(h3, label) {
    display: flex;
    gap: 10px;
    align-items: center;
    min-height: max(36px, 1.5rem);
    font: var(--tr-weight-semi) var(--tr-size-sm) / 1.3 var(--tr-font-text);
    letter-spacing: normal;
    & > svg {
      flex: none;
      box-sizing: content-box;
      padding: 7px;
      border-radius: var(--tr-radius-control-sm);
      background: var(--tr-primary-soft);
      color: var(--tr-on-primary-soft);
    }
  }
  & .label {
    align-items: center;
    justify-content: start;
  }
  & [data-part="none"] {
    color: var(--tr-text-2);
  }
  & > button {
    margin-block-start: var(--tr-space-2);
  }
  @container (max-width: 14.99rem) {
    & svg {
      display: none;
    }
  }
  @container (min-width: 15rem) {
    /* Leaves room for the button. */
    & > div > :is(h3, label, .label) {
      padding-inline-end: 6.5rem;
    }
    & > button {
      position: absolute;
      inset-block-start: var(--tr-space-4);
      inset-inline-end: 0;
      margin: 0;
    }
  }
  @container (min-width: 35rem) {
    padding-inline-end: 7rem;
    & > div {
      grid-template-rows: auto 1fr auto;
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
      gap: 0 var(--tr-space-5);
      align-items: start;
    }
    & > div > :is(h3, label, .label) {
      grid-area: 1 / 1;
      padding-inline-end: 0;
    }
    & > [data-part="answer"] > :not(h3) {
      align-self: center;
    }
    & textarea {
      grid-area: 1 / 2 / span 2;
    }
    & .hint {
      grid-area: 2 / 1;
      /* Aligns with the text of the label, after its icon. */
      padding-inline-start: 42px;
    }
    & .error {
      grid-area: 3 / 2;
      margin-block-start: var(--tr-space-1);
    }
  }
`;

export interface AnswerFieldProps {
  field: FieldName;
  /** The saved answer. */
  saved: readonly string[];
  /** The answer with its unsaved changes, as typed. */
  text: string;
  isEditing: boolean;
  isChanged: boolean;
  isUpdating: boolean;
  problem: Problem | undefined;
  onEdit: () => void;
  /** Called when the user discards the changes to this answer. */
  onCancel: () => void;
  onType: (text: string) => void;
}

/** One answer. “Edit” replaces it with a field. */
export function AnswerField(props: AnswerFieldProps): ReactNode {
  const { field, saved, text, isEditing, isChanged, isUpdating, problem, onEdit, onCancel, onType } = props;
  const { t } = useTranslation("preferences");
  const Icon = icons[field];
  const titleId = useId();
  const row = useRef<HTMLDivElement>(null);
  // The button that the user presses is replaced, so the focus moves to the field, and back to the new button.
  const wasPressed = useRef(false);
  useEffect(() => {
    if (!wasPressed.current) return;
    wasPressed.current = false;
    const control = row.current?.querySelector<HTMLTextAreaElement | HTMLButtonElement>("textarea, button");
    control?.focus();
    if (control?.type === "textarea") control.setSelectionRange(control.value.length, control.value.length);
  });
  const press = (action: () => void) => () => {
    wasPressed.current = true;
    action();
  };
  const name = t(`field.${field}.label`);
  const label = (
    <>
      <Icon size={18} strokeWidth={1.75} aria-hidden />
      {name}
    </>
  );
  if (!isEditing)
    return (
      <Row ref={row} role="group" aria-labelledby={titleId}>
        <div data-part="answer">
          <h3 id={titleId}>{label}</h3>
          {saved.length > 0 ? <ChipList items={saved} /> : <p data-part="none">{t("none")}</p>}
        </div>
        <Button
          size="sm"
          variant="secondary"
          aria-label={t("editAnswer", { name })}
          disabled={isUpdating}
          onClick={press(onEdit)}
        >
          {t("edit")}
        </Button>
      </Row>
    );
  return (
    <Row ref={row}>
      <Textarea
        rows={3}
        label={label}
        labelAction={isChanged && <Badge tone="ai">{t("changed")}</Badge>}
        hint={t(`field.${field}.hint`)}
        placeholder={t(`field.${field}.example`)}
        error={problem && t(`problem.${problem}`, { count: maximum[problem] })}
        readOnly={isUpdating}
        value={text}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
      />
      {!isUpdating && (
        <Button size="sm" variant="quiet" aria-label={t("cancelAnswer", { name })} onClick={press(onCancel)}>
          {t("cancel")}
        </Button>
      )}
    </Row>
  );
}
