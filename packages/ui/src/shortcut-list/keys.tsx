import { Fragment, type ComponentPropsWithRef, type ReactNode } from "react";
import { styled } from "styled-components";

export interface KeysProps extends Omit<ComponentPropsWithRef<"span">, "children"> {
  /** Key labels, such as `["Ctrl", "K"]`. */
  keys: readonly string[];
  /** Word between keys pressed in sequence, such as "then". */
  join?: string | undefined;
}

const Root = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 4px;
  align-items: center;
  /* Key sequences read from left to right in every language. */
  direction: ltr;
  color: var(--tr-text-2);
  font-size: var(--tr-size-xs);

  & > kbd {
    display: inline-grid;
    place-items: center;
    min-width: 24px;
    min-height: 24px;
    padding: 2px 6px;
    border-radius: var(--tr-radius-xs);
    color: var(--tr-text);
    background: var(--tr-surface);
    box-shadow:
      inset 0 0 0 1px var(--tr-line-hover),
      inset 0 -2px 0 var(--tr-line-hover);
    font-family: var(--tr-font-text);
    font-size: var(--tr-size-2xs);
    font-weight: var(--tr-weight-semi);
    line-height: 1.2;
    overflow-wrap: anywhere;

    @media (forced-colors: active) {
      border: 1px solid CanvasText;
    }
  }
`;

/** Keyboard keys. */
export function Keys({ keys, join, ...rest }: KeysProps): ReactNode {
  return (
    <Root {...rest}>
      {keys.map((key, index) => (
        <Fragment key={keys.slice(0, index + 1).join(" ")}>
          {index > 0 && join ? <span> {join} </span> : null}
          <kbd>{key}</kbd>
        </Fragment>
      ))}
    </Root>
  );
}
