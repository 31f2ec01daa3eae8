"use client";
import { useEffect, type MouseEvent, type ReactNode } from "react";
import { styled } from "styled-components";
import { useForwardedRef } from "../field/use-forwarded-ref.ts";
import { LinkText } from "../link-text/link-text.tsx";
import { Notice, type NoticeProps } from "../notice/notice.tsx";

/** A problem in a form. */
export interface FormProblem {
  /** Id of the control with the problem. */
  id: string;
  /** Message, identical to the one next to the control. */
  message: string;
}

export interface ErrorSummaryProps extends Omit<NoticeProps, "kind" | "action" | "children"> {
  /** Heading, such as "2 answers need your attention". */
  title: string;
  /** Problems in the order of the form. If the list is empty, nothing is rendered. */
  problems: readonly FormProblem[];
}

const Root = styled(Notice)`
  & ul {
    margin: 4px 0 0;
    padding: 0;
    list-style: none;
  }
  & a {
    display: flex;
    align-items: center;
    min-height: var(--tr-control-sm);
    color: inherit;
  }
`;

function focusControl(event: MouseEvent, id: string): void {
  const control = document.getElementById(id);
  if (!control) return;
  // Following the link would add an entry to the history, and wouldn't focus the control in every browser.
  event.preventDefault();
  control.scrollIntoView({ block: "center" });
  control.focus({ preventScroll: true });
}

function Summary({ problems, ref, ...rest }: ErrorSummaryProps): ReactNode {
  const root = useForwardedRef(ref);
  useEffect(() => root.current?.focus(), [root]);
  return (
    <Root kind="danger" tabIndex={-1} {...rest} ref={root}>
      <ul>
        {problems.map(({ id, message }) => (
          <li key={id}>
            <LinkText variant="inline" href={`#${id}`} onClick={(event) => focusControl(event, id)}>
              {message}
            </LinkText>
          </li>
        ))}
      </ul>
    </Root>
  );
}

/** Lists the problems of a submitted form, with links to the controls, and receives focus when it appears. */
export function ErrorSummary(props: ErrorSummaryProps): ReactNode {
  return props.problems.length > 0 ? <Summary {...props} /> : null;
}
