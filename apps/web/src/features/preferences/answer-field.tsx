import { answerMaximum, answersMaximum } from "@trellis/contract/fields";
import { Badge } from "@trellis/ui/badge";
import { Button } from "@trellis/ui/button";
import { ChipList } from "@trellis/ui/chip-list";
import { Textarea } from "@trellis/ui/textarea";
import { Layers, Sparkles, Tags, Target, Users } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Row } from "./answer-field.styles.ts";
import type { FieldName, Problem } from "./preferences-view.ts";

const icons = { skills: Sparkles, topics: Tags, goal: Target, targetAudience: Users, platforms: Layers };
const maximum = { tooLong: answerMaximum, tooMany: answersMaximum };

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
