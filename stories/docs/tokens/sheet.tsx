import type { ReactNode } from "react";
import { styled } from "styled-components";

interface SheetProps {
  title: string;
  /** Introduction to the tokens. */
  intro: ReactNode;
  children: ReactNode;
}

const Root = styled.main`
  display: grid;
  gap: 40px;
  max-width: 1080px;
  margin-inline: auto;
  padding-block: 24px 64px;

  & > header {
    display: grid;
    gap: 12px;
    max-width: 62ch;

    & > p {
      color: var(--tr-text-2);
      font-size: var(--tr-size-lg);
    }
  }

  & > section {
    display: grid;
    gap: 16px;
    min-width: 0;

    & > p {
      max-width: 62ch;
      color: var(--tr-text-2);
    }
  }

  & code {
    font-size: 0.92em;
    overflow-wrap: anywhere;
  }

  & table {
    width: 100%;
    border-collapse: collapse;
    font-size: var(--tr-size-sm);
    font-variant-numeric: tabular-nums;
  }

  & :is(th, td) {
    padding: 10px 16px 10px 0;
    border-bottom: 1px solid var(--tr-line);
    text-align: start;
    vertical-align: middle;
  }

  & th {
    font-weight: var(--tr-weight-semi);
  }

  & .scroll {
    overflow-x: auto;
  }
`;

/** A page about tokens with a heading, an introduction and sections. */
export const Sheet = ({ title, intro, children }: SheetProps) => (
  <Root>
    <header>
      <h1>{title}</h1>
      <p>{intro}</p>
    </header>
    {children}
  </Root>
);

interface PartProps {
  title: string;
  text?: ReactNode;
  children: ReactNode;
}

/** A section of a token page. */
export const Part = ({ title, text, children }: PartProps) => (
  <section>
    <h2>{title}</h2>
    {text ? <p>{text}</p> : null}
    {children}
  </section>
);

/** A horizontally scrollable region for wide content. */
export const Scroll = ({ label, children }: { label: string; children: ReactNode }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Keyboard users need to focus the region to scroll it.
  <div className="scroll" role="region" aria-label={label} tabIndex={0}>
    {children}
  </div>
);
