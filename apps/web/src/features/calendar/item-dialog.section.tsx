import { valibotResolver } from "@hookform/resolvers/valibot";
import { BrandIcon } from "@trellis/ui/brand-icon";
import { Button, ButtonLink } from "@trellis/ui/button";
import { DateTimeField } from "@trellis/ui/date-time-field";
import { Dialog } from "@trellis/ui/dialog";
import { TextField } from "@trellis/ui/text-field";
import { Sparkles, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { useForm, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import { creationPath } from "../../creation-path.ts";
import { platformOf } from "../../platforms.ts";
import { type CalendarForm, calendarForm, type CalendarIssue, titleMaximum } from "./calendar-form.ts";
import { type CalendarItem, calendarPlatforms, contentTypes } from "./calendar-item.ts";
import { ChoiceField } from "./choice-field.tsx";
import { ItemFacts } from "./item-facts.tsx";
import type { Opened } from "./use-calendar-page.ts";

export interface ItemDialogProps {
  opened: Opened;
  now: Date;
  onClose: () => void;
  onSave: (form: CalendarForm) => void;
  onDelete: (item: CalendarItem) => void;
}

const Form = styled.form`
  display: grid;
  gap: var(--tr-space-5);
  & > [data-part="buttons"] {
    display: flex;
    flex-wrap: wrap;
    gap: 10px;
    justify-content: end;
    & > [data-part="delete"] {
      margin-inline-end: auto;
    }
  }
`;

const startOf = (opened: Opened): CalendarForm => {
  if (!opened.item) return { title: "", platform: opened.platform ?? "Instagram", when: opened.when, type: "Post" };
  const { title, platform, type, date, time } = opened.item;
  return { title, platform, when: `${date}T${time}`, type };
};

/** Adds or edits an item. */
export function ItemDialog({ opened, now, onClose, onSave, onDelete }: ItemDialogProps): ReactNode {
  const { t } = useTranslation("calendar");
  const { register, control, handleSubmit, formState } = useForm({
    resolver: valibotResolver(calendarForm),
    defaultValues: startOf(opened),
  });
  const { errors } = formState;
  const [title, platform] = useWatch({ control, name: ["title", "platform"] });
  const { item } = opened;
  const issue = (name: string | undefined) =>
    name === undefined ? undefined : t(`issue.${name as CalendarIssue}`, { count: titleMaximum });
  return (
    <Dialog
      open
      size="lg"
      title={t(item ? "dialog.edit" : "add")}
      description={t("dialog.unsaved")}
      onClose={onClose}
      closeLabel={t("dialog.close")}
    >
      <Form noValidate onSubmit={handleSubmit(onSave)}>
        <TextField label={t("dialog.title")} error={issue(errors.title?.message)} {...register("title")} />
        <ChoiceField
          control={control}
          name="platform"
          label={t("dialog.platform")}
          segments={calendarPlatforms.map((value) => ({
            value,
            label: value,
            icon: <BrandIcon brand={platformOf(value)} size={18} />,
          }))}
        />
        <DateTimeField label={t("dialog.when")} error={issue(errors.when?.message)} {...register("when")} />
        <ChoiceField
          control={control}
          name="type"
          label={t("dialog.type")}
          segments={contentTypes.map((value) => ({ value, label: t(`type.${value}`) }))}
        />
        {item && <ItemFacts item={item} now={now} />}
        {title.trim() !== "" && (
          <ButtonLink
            variant="soft"
            href={creationPath({ topic: title, platform })}
            iconStart={<Sparkles size={18} strokeWidth={1.75} aria-hidden />}
          >
            {t("dialog.write")}
          </ButtonLink>
        )}
        <div data-part="buttons">
          {item && (
            <Button
              variant="quiet"
              data-part="delete"
              iconStart={<Trash2 size={18} strokeWidth={1.75} aria-hidden />}
              onClick={() => onDelete(item)}
            >
              {t("dialog.delete")}
            </Button>
          )}
          <Button variant="secondary" onClick={onClose}>
            {t("dialog.cancel")}
          </Button>
          <Button type="submit">{t(item ? "dialog.change" : "add")}</Button>
        </div>
      </Form>
    </Dialog>
  );
}
