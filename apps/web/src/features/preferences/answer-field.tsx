import { answerMaximum, answersMaximum } from "@trellis/contract/fields";
import { Badge } from "@trellis/ui/badge";
import { Textarea } from "@trellis/ui/textarea";
import { Layers, Sparkles, Tags, Target, Users } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import type { FieldName, Problem } from "./preferences-view.ts";

/** Icon of each answer. */
export const answerIcons = { skills: Sparkles, topics: Tags, goal: Target, targetAudience: Users, platforms: Layers };
const maximum = { tooLong: answerMaximum, tooMany: answersMaximum };

const Field = styled(Textarea)`
  /* Leaves room for the badge of a changed answer. */
  & > :is(label, .label) {
    align-items: center;
    min-height: 26px;
  }
  & label {
    display: flex;
    gap: 10px;
    align-items: center;
    & > svg {
      flex: none;
      color: var(--tr-on-primary-soft);
    }
  }
  /* Two fields per row if the container is wide enough; the last of the five takes a whole row. */
  @container (min-width: 35rem) {
    grid-template-rows: auto 1fr;
    &:last-child {
      grid-column: 1 / -1;
    }
  }
`;

export interface AnswerFieldProps {
  field: FieldName;
  /** The answer with its unsaved changes, as typed. */
  text: string;
  isChanged: boolean;
  isUpdating: boolean;
  problem: Problem | undefined;
  onType: (text: string) => void;
}

/** The field for one answer. */
export function AnswerField({ field, text, isChanged, isUpdating, problem, onType }: AnswerFieldProps): ReactNode {
  const { t } = useTranslation("preferences");
  const Icon = answerIcons[field];
  return (
    <Field
      rows={3}
      label={
        <>
          <Icon size={18} strokeWidth={1.75} aria-hidden />
          {t(`field.${field}.label`)}
        </>
      }
      labelAction={isChanged && <Badge tone="ai">{t("changed")}</Badge>}
      hint={t(`field.${field}.hint`)}
      placeholder={t(`field.${field}.example`)}
      error={problem && t(`problem.${problem}`, { count: maximum[problem] })}
      readOnly={isUpdating}
      value={text}
      onChange={({ currentTarget }) => onType(currentTarget.value)}
    />
  );
}
