"use client";
import { type ComponentPropsWithRef, type ReactNode, useEffect, useState } from "react";
import { Root } from "./loading-screen.styles.ts";

/** Delay before the animation and the label show, to avoid a flash on short waits. */
const DELAY = 150;

export interface LoadingScreenProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** Text announced and shown after a short delay, such as "Loading". */
  label: string;
}

/** Full-screen loading state while the session is being fetched. */
export function LoadingScreen({ label, ...rest }: LoadingScreenProps): ReactNode {
  const [visible, setVisible] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setVisible(true), DELAY);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Root {...rest}>
      {visible && (
        <svg width="72" height="72" viewBox="0 0 32 32" aria-hidden="true">
          <path data-part="stem" d="M16 26.5V14" pathLength={1} />
          <path data-part="leaf" d="M15.2 14.9C9.6 15.3 6 12.4 5.6 7.2c5.9-.5 9.5 2.3 9.6 7.7Z" />
          <path data-part="leaf" d="M16.8 14.9c5.6.4 9.2-2.5 9.6-7.7-5.9-.5-9.5 2.3-9.6 7.7Z" />
        </svg>
      )}
      <p role="status">{visible && label}</p>
    </Root>
  );
}
