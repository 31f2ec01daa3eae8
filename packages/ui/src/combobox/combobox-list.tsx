"use client";
import { useLayoutEffect, useRef, type ReactNode } from "react";
import { styled } from "styled-components";
import { CheckGlyph } from "../glyph/glyph.tsx";
import { optionStyles } from "../menu/option.styles.ts";
import { panelStyles } from "../popover/panel.styles.ts";
import type { ComboboxState } from "./use-combobox.ts";

interface ComboboxListProps {
  label: string;
  multiple: boolean;
  values: readonly string[];
  box: ComboboxState;
  empty: ReactNode;
}

/** The list is in the top layer and positioned with CSS anchor positioning, so nothing is measured in JavaScript. */
const Panel = styled.div`
  ${panelStyles}
  position: fixed;
  inset: auto;
  width: anchor-size(width);
  max-height: min(320px, 50dvh);
  margin: 6px 0;
  padding: 6px;
  overflow: hidden auto;
  overscroll-behavior: contain;
  scroll-padding-block: 6px;
  position-anchor: --tr-combobox;
  position-area: self-block-end;
  position-try-fallbacks: flip-block;
  @supports not (anchor-name: --tr-combobox) {
    inset: auto 12px 12px;
    width: auto;
  }
  & [role="option"] {
    ${optionStyles}
    justify-content: space-between;
    width: 100%;
    border: 0;
    background: none;
    text-align: start;
    overflow-wrap: anywhere;
    & > span {
      min-width: 0;
    }
    & > svg {
      flex: none;
      color: var(--tr-primary);
    }
    & small {
      display: block;
      color: var(--tr-text-2);
      font-size: var(--tr-size-xs);
    }
    &[data-highlighted] small {
      color: inherit;
    }
  }
  & [role="status"] > p {
    padding: 10px 12px;
    color: var(--tr-text-2);
    font-size: var(--tr-size-sm);
    overflow-wrap: anywhere;
  }
`;

const reveal = (option: HTMLElement | null) => option?.scrollIntoView({ block: "nearest" });

/** The list of options, above or below the text field. */
export function ComboboxList({ label, multiple, values, box, empty }: ComboboxListProps): ReactNode {
  const { isOpen, found, active } = box;
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (panel.current?.matches(":popover-open") !== isOpen) panel.current?.togglePopover(isOpen);
  }, [isOpen]);
  const shown = isOpen ? found : [];
  return (
    <Panel ref={panel} popover="manual">
      <div
        role="listbox"
        id={box.listId}
        aria-label={label}
        aria-multiselectable={multiple || undefined}
        hidden={shown.length === 0}
      >
        {shown.map((option) => (
          <button
            key={option.value}
            type="button"
            role="option"
            tabIndex={-1}
            ref={option === active ? reveal : undefined}
            id={box.optionId(option)}
            aria-selected={values.includes(option.value)}
            aria-disabled={option.disabled}
            data-highlighted={option === active || undefined}
            // Keeps focus in the text field.
            onMouseDown={(event) => event.preventDefault()}
            onPointerMove={() => option !== active && box.point(option)}
            onClick={() => box.choose(option)}
          >
            <span>
              {option.label}
              {option.note ? <small>{option.note}</small> : null}
            </span>
            {values.includes(option.value) ? <CheckGlyph size={18} strokeWidth={2.2} /> : null}
          </button>
        ))}
      </div>
      <div role="status">{isOpen && found.length === 0 ? <p>{empty}</p> : null}</div>
    </Panel>
  );
}
