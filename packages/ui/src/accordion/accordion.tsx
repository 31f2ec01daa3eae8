"use client";
import { useId, type ComponentPropsWithRef, type ReactNode } from "react";
import { styled } from "styled-components";
import { useControllable } from "../field/use-controllable.ts";
import { ChevronGlyph } from "../glyph/glyph.tsx";

/** A section of an `Accordion`. */
export interface AccordionItem {
  /** Unique key. */
  key: string;
  /** Heading of the section, which is always visible. */
  title: ReactNode;
  /** Content of the section. */
  children: ReactNode;
}

export interface AccordionProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** Sections in display order. */
  items: readonly AccordionItem[];
  /** Heading level of the titles. Choose it so that no level is skipped. */
  titleLevel?: 2 | 3 | 4;
  /** If `true`, opening a section closes the others. */
  single?: boolean;
  /** Keys of the open sections of a controlled accordion. Omit it for an uncontrolled accordion. */
  open?: readonly string[];
  /** Keys of the sections of an uncontrolled accordion that are initially open. */
  defaultOpen?: readonly string[];
  /** Called with the keys of the open sections when the user opens or closes one. */
  onOpenChange?: (open: readonly string[]) => void;
}

const none: readonly string[] = [];

const Root = styled.div`
  & > details {
    border-block-end: 1px solid var(--tr-line);
    & > summary {
      display: flex;
      gap: 12px;
      align-items: center;
      justify-content: space-between;
      min-height: 52px;
      padding: 12px 4px;
      border-radius: var(--tr-radius-sm);
      list-style: none;
      cursor: pointer;
      &::-webkit-details-marker {
        display: none;
      }
      & > :is(h2, h3, h4) {
        min-width: 0;
        margin: 0;
        font: 600 var(--tr-size-md) / 1.35 var(--tr-font-text);
        letter-spacing: normal;
        overflow-wrap: anywhere;
      }
      & > svg {
        flex: none;
        color: var(--tr-text-2);
        transition: rotate var(--tr-dur-base) var(--tr-ease-out);
        @media (prefers-reduced-motion: reduce) {
          transition: none;
        }
      }
      @media (hover: hover) {
        &:hover {
          background: var(--tr-surface-2);
        }
      }
    }
    &[open] > summary > svg {
      rotate: 180deg;
    }
    & > .content {
      padding: 4px 4px 18px;
      color: var(--tr-text-2);
      overflow-wrap: anywhere;
    }
  }
`;

/** Sections that open and close. Built on `<details>`: they also work without JavaScript and with find-in-page. */
export function Accordion(props: AccordionProps): ReactNode {
  const { items, titleLevel = 3, single = false, open, defaultOpen = none, onOpenChange, ...rest } = props;
  const name = useId();
  const [shown, setShown] = useControllable(open, defaultOpen, onOpenChange);
  const Heading = `h${titleLevel}` as const;
  const toggle = (key: string) => {
    const others = shown.filter((each) => each !== key);
    setShown(shown.includes(key) ? others : [...(single ? [] : others), key]);
  };
  return (
    <Root {...rest}>
      {items.map(({ key, title, children }) => (
        <details
          key={key}
          open={shown.includes(key)}
          {...(single && { name })}
          // The browser's find-in-page also opens sections.
          onToggle={(event) => event.currentTarget.open !== shown.includes(key) && toggle(key)}
        >
          <summary
            onClick={(event) => {
              event.preventDefault();
              toggle(key);
            }}
          >
            <Heading>{title}</Heading>
            <ChevronGlyph size={18} strokeWidth={2} />
          </summary>
          <div className="content">{children}</div>
        </details>
      ))}
    </Root>
  );
}
