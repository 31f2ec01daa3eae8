import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import type { NextTask } from "./dashboard-view.ts";

/** The tasks after the next one. They fill the card while fewer than two tasks are completed. */
export function LaterTasks({ tasks }: { tasks: readonly NextTask[] }): ReactNode {
  const { t } = useTranslation("dashboard");
  const id = useId();
  if (tasks.length === 0) return null;
  return (
    <>
      <h3 id={id}>{t("thisWeek.later")}</h3>
      <ul aria-labelledby={id}>
        {tasks.map(({ task, week, day, dayIndex }) => (
          <li key={`${week} ${dayIndex}`}>
            <span data-part="open" />
            <div>
              <b>{task}</b>
              <p>{t("thisWeek.place", { week, day })}</p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
