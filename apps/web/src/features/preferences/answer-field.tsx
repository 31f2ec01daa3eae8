import { answerMaximum, answersMaximum } from "@trellis/contract/fields";
import { Badge } from "@trellis/ui/badge";
import { Textarea } from "@trellis/ui/textarea";
import { Layers, Sparkles, Tags, Target, Users } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import type { FieldName, Problem } from "./preferences-view.ts";

const icons = { skills: Sparkles, topics: Tags, goal: Target, targetAudience: Users, platforms: Layers };
const maximum = { tooLong: answerMaximum, tooMany: answersMaximum };

/** The label and the hint are beside the field if the container is wide enough. */
const Field = styled(Textarea)`
  & label {
    display: flex;
    gap: 10px;
    align-items: center;
    & > svg {
      flex: none;
      color: var(--tr-on-primary-soft);
    }
  }
  @container (min-width: 35rem) {
    grid-template-rows: auto 1fr auto;
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    gap: var(--tr-space-1) var(--tr-space-5);
    & > label,
    & > .label {
      grid-area: 1 / 1;
      padding-block-start: var(--tr-space-2);
    }
    & > textarea {
      grid-area: 1 / 2 / span 2;
    }
    & > .hint {
      grid-area: 2 / 1;
      /* Aligns with the text of the label, after its icon. */
      padding-inline-start: 28px;
    }
    & > .error {
      grid-area: 3 / 2;
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
  const Icon = icons[field];
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
