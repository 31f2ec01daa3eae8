"use client";
import { useId, type ComponentPropsWithRef, type ReactNode } from "react";
import { styled } from "styled-components";

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

const Root = styled.section`
  min-width: 0;
  padding: var(--tr-space-6);
  border-radius: var(--tr-radius-lg);
  background: var(--tr-surface);
  box-shadow:
    inset 0 0 0 1px var(--tr-line),
    var(--tr-shadow-1);

  &[data-padding="none"] {
    padding: 0;
    overflow: hidden;
  }

  & > header {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 12px;
    align-items: center;
    justify-content: space-between;
    margin-bottom: var(--tr-space-4);
  }

  @media (max-width: 767px) {
    &[data-padding="normal"] {
      padding: 18px;
    }
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

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
