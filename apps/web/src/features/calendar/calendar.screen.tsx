import { Button } from "@trellis/ui/button";
import { PageHeader } from "@trellis/ui/page-header";
import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import { SampleNote } from "../../shared/sample/sample-note.tsx";
import { AdviceSection, type AdviceSectionProps } from "./advice.section.tsx";
import type { CalendarItem } from "./calendar-item.ts";
import { DeletedNotice } from "./deleted-notice.tsx";
import { ItemDialog } from "./item-dialog.section.tsx";
import { PlanSection } from "./plan.section.tsx";
import { type CalendarAction, useCalendarPage } from "./use-calendar-page.ts";

export interface CalendarScreenProps extends Omit<AdviceSectionProps, "onPlan"> {
  /** Initial items. */
  items: readonly CalendarItem[];
  now: Date;
  /** Called after the user adds, edits or restores an item. */
  onAction: (action: CalendarAction) => void;
}

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--tr-space-6);
  /* Keep the button beside the title where both fit, so that the calendar starts higher. */
  @media (max-width: 1100px) {
    & > header {
      gap: var(--tr-space-2) var(--tr-space-3);
      align-items: center;
      & > :first-child {
        display: contents;
      }
      & h1 {
        flex: 1 1 56%;
        overflow-wrap: break-word;
      }
      & p {
        order: 1;
        width: 100%;
        margin: 0;
      }
      & > :is([data-part="action"], [data-part="action"] > *) {
        width: auto;
      }
    }
  }
  @media (max-width: 767px) {
    gap: var(--tr-space-4);
    & > header button {
      gap: 6px;
      padding-inline: 12px;
    }
  }
`;

/** The content calendar. It shows sample data, and changes are lost when the user leaves the page. */
export function CalendarScreen({ items, times, suggestions, now, onAction }: CalendarScreenProps): ReactNode {
  const { t } = useTranslation(["calendar", "app", "sample"]);
  const page = useCalendarPage(items, now, onAction);
  return (
    <Page>
      <PageHeader
        title={t("app:title.calendar")}
        text={t("lead")}
        action={
          <Button iconStart={<Plus size={18} strokeWidth={2} aria-hidden />} onClick={() => page.add()}>
            {t("add")}
          </Button>
        }
      />
      <SampleNote>{t("sample:unsaved")}</SampleNote>
      {page.deleted && <DeletedNotice key={page.deleted.id} title={page.deleted.title} onRestore={page.restore} />}
      <PlanSection page={page} now={now} />
      <AdviceSection times={times} suggestions={suggestions} onPlan={page.addAt} />
      {page.opened && (
        <ItemDialog opened={page.opened} now={now} onClose={page.close} onSave={page.save} onDelete={page.remove} />
      )}
    </Page>
  );
}
