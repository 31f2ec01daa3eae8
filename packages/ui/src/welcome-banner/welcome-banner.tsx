"use client";
import { type ComponentPropsWithRef, type ReactNode, useId } from "react";
import { styled } from "styled-components";

const Root = styled.section`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1.08fr) minmax(0, 1fr);
  column-gap: 12px;
  align-items: center;
  min-height: 316px;
  padding-inline: 40px 20px;
  overflow: hidden;
  border-radius: var(--tr-radius-xl);
  background: linear-gradient(105deg, var(--tr-hero-1), var(--tr-hero-2));
  box-shadow: inset 0 0 0 1px var(--tr-edge);
  & > [data-part="words"] {
    z-index: 1;
    container-type: inline-size;
    padding: 34px 0;
  }
  & [data-part="eyebrow"] {
    display: flex;
    align-items: center;
    gap: 8px;
    color: var(--tr-on-primary-soft);
    font-size: var(--tr-size-sm);
    font-weight: 600;
  }
  /* At least two lines, or three on phones, so that the layout doesn't shift when a longer text arrives. */
  & [data-part="text"] {
    max-width: 44ch;
    min-height: 2lh;
    color: var(--tr-text-2);
    font-size: var(--tr-size-lg);
    text-wrap: balance;
    & > b {
      display: block;
      color: var(--tr-text);
      font-weight: var(--tr-weight-semi);
    }
  }
  & [data-part="actions"] {
    display: flex;
    flex-wrap: wrap;
    gap: 10px;
    margin-top: var(--tr-space-6);
  }
  @media (max-width: 1100px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    padding-inline: 28px 14px;
    & [data-part="actions"] {
      gap: 8px;
      & > * {
        padding-inline: 13px;
      }
    }
  }
  @media (max-width: 767px) {
    grid-template-columns: minmax(0, 1fr);
    min-height: 0;
    padding: 26px 20px 8px;
    & > [data-part="words"] {
      padding: 0;
    }
    & h1 {
      margin: 8px 0;
    }
    & [data-part="text"] {
      min-height: 3lh;
    }
    & [data-part="actions"] {
      margin: 18px 0 14px;
      & > * {
        flex: 1 0 auto;
        max-width: 100%;
      }
    }
    & > [data-part="picture"] {
      margin: 0 -6px 4px;
      /* Offsets the empty space at the top of the illustration. */
      & > [data-size] {
        margin-top: -14px;
      }
    }
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

/** Shrinks the font of a long title, down to 1.25rem, to keep it on one line. */
const Title = styled.h1`
  margin: 12px 0;
  letter-spacing: -0.035em;
  overflow-wrap: anywhere;
  font-size: clamp(1.25rem, 100cqi / (var(--title-length) * 0.53), 3.25rem);
`;

export interface WelcomeBannerProps extends Omit<ComponentPropsWithRef<"section">, "title" | "children"> {
  /** Current position in the plan, such as "Week 2 of 3 · Thursday". */
  eyebrow?: ReactNode;
  /** Greeting, as the page heading. */
  title: string;
  /** What to do next. A `<b>`, such as the next task, starts on its own line. */
  text: ReactNode;
  /** One or two buttons. */
  actions?: ReactNode;
  /** A `GrowthTrellis`. */
  picture?: ReactNode;
}

/** Header of the dashboard with a greeting, the next task and the plan's progress. */
export function WelcomeBanner({ eyebrow, title, text, actions, picture, ...rest }: WelcomeBannerProps): ReactNode {
  const id = useId();
  return (
    <Root aria-labelledby={id} {...rest}>
      <div data-part="words">
        {eyebrow && <p data-part="eyebrow">{eyebrow}</p>}
        <Title id={id} style={{ "--title-length": Math.max(16, title.length) }}>
          {title}
        </Title>
        <div data-part="text">{text}</div>
        {actions && <div data-part="actions">{actions}</div>}
      </div>
      <div data-part="picture">{picture}</div>
    </Root>
  );
}
