import { TimelineVine } from "@trellis/ui/illustration";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import { formatDay, trialEnd } from "./amounts.ts";

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--tr-space-3);
  & > h2 {
    font-size: var(--tr-size-xl);
    text-align: center;
  }
  & > [data-way="down"] {
    display: none;
  }
  & > ol {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--tr-space-4);
  }
  & > ol > li {
    text-align: center;
  }
  & > ol > li > p {
    text-wrap: balance;
    max-width: 34ch;
    margin-inline: auto;
    color: var(--tr-text-2);
    font-size: var(--tr-size-sm);
  }
  @media (max-width: 767px) {
    /* The vine grows with the text, so that each flower stays beside its step. */
    grid-template-columns: 2.75rem minmax(0, 1fr);
    gap: var(--tr-space-4) var(--tr-space-3);
    align-items: center;
    & > h2 {
      grid-column: 1 / -1;
      text-align: start;
    }
    & > [data-way="down"] {
      display: block;
      width: 100%;
      height: 18rem;
    }
    & > [data-way="along"] {
      display: none;
    }
    & > ol {
      grid-template: repeat(3, minmax(6rem, 1fr)) / minmax(0, 1fr);
      gap: 0;
    }
    & > ol > li {
      align-self: center;
      text-align: start;
      text-wrap: pretty;
    }
    & > ol > li > p {
      max-width: none;
      margin: 0;
    }
  }
`;

/** Timeline of a free trial that starts today, with the first payment and the right to cancel. */
export function TrialTimeline({ now }: { now: Date }): ReactNode {
  const { t, i18n } = useTranslation("payment");
  const id = useId();
  const steps = [
    [t("timeline.today"), t("timeline.todayText")],
    [formatDay(trialEnd(now), now, i18n.language), t("timeline.firstText")],
    [t("timeline.anyTime"), t("timeline.anyTimeText")],
  ] as const;
  return (
    <Root aria-labelledby={id}>
      <h2 id={id}>{t("timeline.title")}</h2>
      <TimelineVine data-way="along" />
      <TimelineVine data-way="down" vertical />
      <ol>
        {steps.map(([when, what]) => (
          <li key={when}>
            <strong>{when}</strong>
            <p>{what}</p>
          </li>
        ))}
      </ol>
    </Root>
  );
}
