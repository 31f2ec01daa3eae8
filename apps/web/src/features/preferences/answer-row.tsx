import { answerMaximum, answersMaximum } from "@trellis/contract/fields";
import { Badge } from "@trellis/ui/badge";
import { Button } from "@trellis/ui/button";
import { ChipList } from "@trellis/ui/chip-list";
import { Textarea } from "@trellis/ui/textarea";
import { VisuallyHidden } from "@trellis/ui/visually-hidden";
import { Layers, Pencil, Sparkles, Tags, Target, Users } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useDisclosureFocus } from "../../platform/focus.ts";
import type { FieldName, Problem } from "./preferences-view.ts";

const icons = { skills: Sparkles, topics: Tags, goal: Target, targetAudience: Users, platforms: Layers };
const maximum = { tooLong: answerMaximum, tooMany: answersMaximum };

export interface AnswerRowProps {
  field: FieldName;
  /** The answer with its unsaved changes, as typed. */
  text: string;
  /** The items of the answer. */
  items: readonly string[];
  isChanged: boolean;
  /** Whether the field is shown in place of the chips. */
  isOpen: boolean;
  isUpdating: boolean;
  problem: Problem | undefined;
  onType: (text: string) => void;
  onOpenChange: (isOpen: boolean) => void;
}

/** Shows an answer as chips, or as a text field while the user edits it. */
export function AnswerRow(props: AnswerRowProps): ReactNode {
  const { field, text, items, isChanged, isOpen, isUpdating, problem, onType, onOpenChange } = props;
  const { t } = useTranslation("preferences");
  const row = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const Icon = icons[field];
  const label = t(`field.${field}.label`);

  // The buttons that open and close the field disappear while they have the focus.
  useDisclosureFocus(isOpen, toggle, row);

  return (
    <div ref={row} data-open={isOpen || undefined}>
      <dt>
        <Icon size={18} strokeWidth={1.75} aria-hidden />
        {label}
      </dt>
      <dd>
        {isOpen ? (
          <>
            <Textarea
              rows={3}
              label={label}
              hint={t(`field.${field}.hint`)}
              placeholder={t(`field.${field}.example`)}
              error={problem && t(`problem.${problem}`, { count: maximum[problem] })}
              readOnly={isUpdating}
              value={text}
              onChange={({ currentTarget }) => onType(currentTarget.value)}
            />
            {!problem && (
              <Button
                variant="soft"
                size="sm"
                aria-label={t("doneWith", { field: label })}
                onClick={() => onOpenChange(false)}
              >
                {t("done")}
              </Button>
            )}
          </>
        ) : (
          <>
            {items.length > 0 ? <ChipList items={items} /> : <span data-part="none">{t("none")}</span>}
            {isChanged && <Badge tone="ai">{t("changed")}</Badge>}
            <Button
              ref={toggle}
              variant="quiet"
              size="sm"
              iconStart={<Pencil size={16} strokeWidth={1.75} aria-hidden />}
              disabled={isUpdating}
              onClick={() => onOpenChange(true)}
            >
              {t("edit")} <VisuallyHidden>{label}</VisuallyHidden>
            </Button>
          </>
        )}
      </dd>
    </div>
  );
}
