"use client";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { Dialog } from "../dialog/dialog.tsx";
import { ClimbingVine } from "../illustration/climbing-vine.tsx";
import { Root } from "./plan-reveal.styles.ts";
import { drawMs, RevealPicture } from "./reveal-picture.tsx";
import type { RevealWeek } from "./reveal-week.ts";

export type { RevealWeek } from "./reveal-week.ts";

export interface PlanRevealProps extends Omit<ComponentPropsWithRef<"dialog">, "title" | "onClose" | "children"> {
  /** If `true`, the dialog is open. */
  open: boolean;
  /** Called when the user dismisses the dialog with Escape or the close button. */
  onClose: () => void;
  /** Accessible name of the close button. */
  closeLabel: string;
  /** Logo without a link. */
  logo: ReactNode;
  /** Line above the title, such as the user's goal. */
  eyebrow?: ReactNode;
  /** Title, such as "Here are your first three weeks, Ana". */
  title: string;
  /** Sentence below the title. */
  text?: ReactNode;
  /** Weeks in order. While empty, the dialog shows that the plan is being written. */
  weeks: readonly RevealWeek[];
  /** Marker on the first task, such as "Now". */
  nextLabel: string;
  /** A button that starts the first week. */
  action?: ReactNode;
}

/** Colors of the close button and focus ring, which are on the dark frame in every theme. */
const onFrame = {
  "--tr-text-2": "var(--tr-on-frame-muted)",
  "--tr-surface-2": "var(--tr-frame-2)",
  "--tr-focus": "var(--tr-focus-on-frame)",
};

/** Full-screen dialog that presents a new plan by drawing its rows on the trellis. */
export function PlanReveal(props: PlanRevealProps): ReactNode {
  const { open, onClose, closeLabel, logo, eyebrow, title, text, weeks, nextLabel, action, ...rest } = props;
  const isReady = weeks.length > 0;
  const afterRow = (week: number) => ({ animationDelay: `${500 + (week * drawMs) / weeks.length}ms` });
  return (
    <Dialog
      {...rest}
      {...{ open, onClose, closeLabel, title }}
      titleHidden
      size="full"
      style={{ ...onFrame, ...rest.style }}
    >
      <Root>
        <div data-part="logo">{logo}</div>
        <div data-part="words" role={isReady ? undefined : "status"}>
          {eyebrow && <p data-part="eyebrow">{eyebrow}</p>}
          {/* Hidden, because the dialog's visually hidden heading has the same text. */}
          <p data-part="title" aria-hidden="true" key={title}>
            {title}
          </p>
          {text && <p data-part="text">{text}</p>}
          {isReady && (
            <ol>
              {weeks.map(({ label, focus }, week) => (
                <li key={label} style={afterRow(week)}>
                  <span>{label}</span>
                  <b>{focus}</b>
                </li>
              ))}
            </ol>
          )}
          {action && <div data-part="action">{action}</div>}
        </div>
        {isReady ? (
          <RevealPicture weeks={weeks} nextLabel={nextLabel} />
        ) : (
          <div data-part="loading">
            <ClimbingVine />
          </div>
        )}
      </Root>
    </Dialog>
  );
}
