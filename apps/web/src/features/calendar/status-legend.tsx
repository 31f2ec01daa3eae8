import { CircleCheck, CircleDashed, Clock, PencilLine } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import { shownStatuses } from "./calendar-item.ts";

const icons = { posted: CircleCheck, scheduled: Clock, draft: PencilLine, planned: CircleDashed };

const Root = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 6px 18px;
  color: var(--tr-text-2);
  font-size: var(--tr-size-sm);
  & > li {
    display: flex;
    gap: 6px;
    align-items: center;
  }
`;

/** Legend of the status icons. */
export function StatusLegend(): ReactNode {
  const { t } = useTranslation("calendar");
  return (
    <Root role="list" aria-label={t("legend")}>
      {shownStatuses.map((status) => {
        const Icon = icons[status];
        return (
          <li key={status}>
            <Icon size={15} strokeWidth={2} aria-hidden />
            {t(`status.${status}`)}
          </li>
        );
      })}
    </Root>
  );
}
