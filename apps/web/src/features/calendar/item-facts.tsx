import { Badge } from "@trellis/ui/badge";
import { ChipList } from "@trellis/ui/chip-list";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import { type CalendarItem, shownStatus } from "./calendar-item.ts";

const Root = styled.div`
  display: grid;
  gap: var(--tr-space-3);
  padding: var(--tr-space-4);
  border-radius: var(--tr-radius-lg);
  box-shadow: inset 0 0 0 1px var(--tr-line);
  & > [data-part="badges"] {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
  }
`;

const tones = { posted: "success", scheduled: "success", draft: "warning", planned: "info" } as const;

/** The details of an item that the form cannot edit. */
export function ItemFacts({ item, now }: { item: CalendarItem; now: Date }): ReactNode {
  const { t } = useTranslation("calendar");
  const { media, caption, hashtags } = item;
  const status = shownStatus(item, now);
  return (
    <Root>
      <p data-part="badges">
        <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
        <Badge>{t(`media.${media}`)}</Badge>
      </p>
      {caption && <p>{caption}</p>}
      {hashtags.length > 0 && <ChipList label={t("hashtags")} items={hashtags} />}
    </Root>
  );
}
