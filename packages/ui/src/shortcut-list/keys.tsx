import { Fragment, type ComponentPropsWithRef, type ReactNode } from "react";
import { Root } from "./keys.styles.ts";

export interface KeysProps extends Omit<ComponentPropsWithRef<"span">, "children"> {
  /** Key labels, such as `["Ctrl", "K"]`. */
  keys: readonly string[];
  /** Word between keys pressed in sequence, such as "then". */
  join?: string | undefined;
}

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
