import { Button, type ButtonProps } from "@trellis/ui/button";
import { type ReactNode, useRef } from "react";
import { styled } from "styled-components";
import { useDisclosureFocus } from "../../platform/focus.ts";

const Root = styled.div`
  display: grid;
  gap: var(--tr-space-4);
  & > [data-part="head"] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--tr-space-3) var(--tr-space-5);
    align-items: center;
    justify-content: space-between;
  }
  & > [data-part="head"] > div {
    display: grid;
    flex: 1 1 26ch;
    gap: 2px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & h3 {
    font-size: var(--tr-size-md);
  }
  & p {
    color: var(--tr-text-2);
  }
  & p > strong {
    color: var(--tr-text);
    font-weight: var(--tr-weight-regular);
  }
  & > [data-part="panel"] > form {
    display: grid;
    gap: var(--tr-space-4);
    max-width: 440px;
  }
  & > [data-part="panel"] > form > button {
    justify-self: start;
  }
  &[data-danger] {
    padding: var(--tr-space-4) var(--tr-space-6);
    border: 1px solid var(--tr-danger);
    border-radius: var(--tr-radius-lg);
    section & {
      padding-inline: var(--tr-space-4);
    }
    @media (max-width: 767px) {
      padding-inline: 18px;
    }
    & h3,
    & > [data-part="head"] > button {
      color: var(--tr-danger);
    }
    & > [data-part="head"] > button {
      box-shadow: inset 0 0 0 1px var(--tr-danger);
    }
  }
`;

export interface AccountRowProps {
  title: string;
  /** Description of the row, or its current value. */
  children: ReactNode;
  /** The button of the row. While `panel` is shown, it closes the panel. */
  action?: (Pick<ButtonProps, "loading" | "onClick" | "iconStart"> & { label: string }) | undefined;
  /** The form that the button has opened. It receives focus and returns it to the button. */
  panel?: ReactNode;
  /** If `true`, the row is red and set apart, because its action deletes data. */
  isDanger?: boolean;
  /** Content below the row, such as a notice. */
  below?: ReactNode;
}

/** A row of a settings card: a title, its value and a button. */
export function AccountRow({ title, children, action, panel, below, isDanger = false }: AccountRowProps): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const form = useRef<HTMLDivElement>(null);
  useDisclosureFocus(Boolean(panel), button, form);
  const { label, ...props } = action ?? {};
  return (
    <Root data-danger={isDanger || undefined}>
      <div data-part="head">
        <div>
          <h3>{title}</h3>
          {children}
        </div>
        {action && (
          <Button ref={button} variant={panel ? "quiet" : "secondary"} {...props}>
            {label}
          </Button>
        )}
      </div>
      {panel && (
        <div ref={form} data-part="panel">
          {panel}
        </div>
      )}
      {below}
    </Root>
  );
}
