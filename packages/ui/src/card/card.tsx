"use client";
import { useId, type ComponentPropsWithRef, type ReactNode } from "react";
import { Root } from "./card.styles.ts";

export interface CardProps extends Omit<ComponentPropsWithRef<"section">, "title"> {
  /** Heading of the card. */
  title?: ReactNode;
  /** Heading level of the title. */
  titleLevel?: 2 | 3;
  /** Action rendered next to the title. */
  action?: ReactNode;
  /** Use `none` for lists and images that extend to the edge. */
  padding?: "normal" | "none";
}

/** Groups related content. */
export function Card({ title, titleLevel = 2, action, padding = "normal", children, ...rest }: CardProps): ReactNode {
  const titleId = useId();
  const Heading = `h${titleLevel}` as const;
  const named = title !== undefined;
  return (
    <Root as={named ? "section" : "div"} data-padding={padding} aria-labelledby={named ? titleId : undefined} {...rest}>
      {named ? (
        <header>
          <Heading id={titleId}>{title}</Heading>
          {action}
        </header>
      ) : null}
      {children}
    </Root>
  );
}
