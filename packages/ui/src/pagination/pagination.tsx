"use client";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { useControllable } from "../field/use-controllable.ts";
import { StepButton } from "../icon-button/step-button.tsx";
import { pagesAround } from "./pages-around.ts";
import { Root } from "./pagination.styles.ts";

export interface PaginationProps extends Omit<ComponentPropsWithRef<"nav">, "children"> {
  /** Accessible name, such as "Pages". */
  label: string;
  /** Number of pages. */
  pageCount: number;
  /** Current page, from 1, of a controlled pagination. Omit it for an uncontrolled pagination. */
  page?: number;
  /** Page that is initially selected in an uncontrolled pagination. */
  defaultPage?: number;
  /** Called when the user chooses another page. */
  onPageChange?: (page: number) => void;
  /** Accessible name of the button that shows the previous page. */
  previousLabel: string;
  /** Accessible name of the button that shows the next page. */
  nextLabel: string;
  /** Returns the accessible name of a page's button, such as "Page 3". */
  pageLabel: (page: number) => string;
  /** Returns the announced position, such as "Page 3 of 12". Phones show it instead of the page numbers. */
  statusText: (page: number, pageCount: number) => string;
}

/** Buttons for the pages of a long list. */
export function Pagination({
  label,
  pageCount,
  page,
  defaultPage = 1,
  onPageChange,
  previousLabel,
  nextLabel,
  pageLabel,
  statusText,
  ...rest
}: PaginationProps): ReactNode {
  const [shown, setShown] = useControllable(page, defaultPage, onPageChange);
  const count = Math.max(1, Math.floor(pageCount) || 1);
  const current = Math.min(count, Math.max(1, Math.floor(shown) || 1));
  const goTo = (next: number) => {
    if (next >= 1 && next <= count && next !== current) setShown(next);
  };
  // Not `disabled`, because a disabled button would lose focus on the first and last page.
  const end = (isEnd: boolean) => (isEnd ? { "aria-disabled": true } : {});
  return (
    <Root aria-label={label} {...rest}>
      <StepButton to="previous" label={previousLabel} onClick={() => goTo(current - 1)} {...end(current === 1)} />
      <ul>
        {pagesAround(current, count).map((each) => (
          <li key={each}>
            {each < 0 ? (
              <span aria-hidden="true">…</span>
            ) : (
              <button
                type="button"
                aria-label={pageLabel(each)}
                {...(each === current && { "aria-current": "page" })}
                onClick={() => goTo(each)}
              >
                {each}
              </button>
            )}
          </li>
        ))}
      </ul>
      <p role="status">{statusText(current, count)}</p>
      <StepButton to="next" label={nextLabel} onClick={() => goTo(current + 1)} {...end(current === count)} />
    </Root>
  );
}
