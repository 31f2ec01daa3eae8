import { Card } from "@trellis/ui/card";
import { Clock, ListChecks, MessageCircleQuestionMark, Radio } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";

const tips = [
  ["reply", Clock],
  ["ask", MessageCircleQuestionMark],
  ["polls", ListChecks],
  ["live", Radio],
] as const;

const Root = styled(Card)`
  color: var(--tr-on-ai-soft);
  background: var(--tr-ai-soft);
  box-shadow: none;
`;

const Tips = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
  gap: var(--tr-space-4) var(--tr-space-5);
  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 12px;
    overflow-wrap: anywhere;
    & > svg {
      margin-top: 3px;
    }
  }
`;

/** Four engagement tips. */
export function ProTips(): ReactNode {
  const { t } = useTranslation("engagement");
  return (
    <Root title={t("tips.title")}>
      <Tips role="list">
        {tips.map(([tip, Icon]) => (
          <li key={tip}>
            <Icon size={20} strokeWidth={1.75} aria-hidden />
            {t(`tips.${tip}`)}
          </li>
        ))}
      </Tips>
    </Root>
  );
}
