import { Checkbox } from "@trellis/ui/checkbox";
import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import type { NextTask } from "./dashboard-view.ts";

/** How long a completed task stays visible before the next one replaces it, in milliseconds. */
const farewellMs = 900;

const Root = styled.div`
  margin-top: var(--tr-space-5);
  padding: 14px 16px 6px;
  border-radius: var(--tr-radius-md);
  color: var(--tr-on-primary-soft);
  background: var(--tr-primary-soft);
  box-shadow: inset 0 0 0 1px var(--tr-edge);
  & > h3 {
    font-family: var(--tr-font-text);
    font-size: var(--tr-size-sm);
    font-weight: var(--tr-weight-semi);
    letter-spacing: normal;
  }
  & label > * {
    display: block;
    overflow-wrap: anywhere;
  }
  & label > b {
    color: var(--tr-text);
    font-size: var(--tr-size-lg);
    font-weight: var(--tr-weight-semi);
    line-height: 1.35;
  }
  & label > small {
    font-size: var(--tr-size-sm);
    font-weight: var(--tr-weight-regular);
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

export interface UpNextProps {
  next: NextTask | undefined;
  onDone: (task: NextTask) => void;
}

/** The next task with a checkbox. */
export function UpNext({ next, onDone }: UpNextProps): ReactNode {
  const { t } = useTranslation("dashboard");
  const [done, setDone] = useState<NextTask>();
  useEffect(() => {
    const timer = done && setTimeout(setDone, farewellMs, undefined);
    return () => clearTimeout(timer);
  }, [done]);
  const shown = done ?? next;
  if (!shown) return null;
  return (
    <Root>
      <h3>{t("thisWeek.next")}</h3>
      <Checkbox
        label={
          <>
            <b>{shown.task}</b>
            <small>{t("thisWeek.place", { week: shown.week, day: shown.day })}</small>
          </>
        }
        checked={done !== undefined}
        onChange={() => {
          if (done) return;
          setDone(shown);
          onDone(shown);
        }}
      />
    </Root>
  );
}
