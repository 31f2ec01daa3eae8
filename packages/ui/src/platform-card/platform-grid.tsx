import { Children, type ComponentPropsWithRef, type ReactNode } from "react";
import { Root } from "./platform-grid.styles.ts";

export interface PlatformGridProps extends ComponentPropsWithRef<"ul"> {
  /** Accessible name of the list. */
  label: string;
  /** If `true`, the first card fills the height, with three `compact` cards below or, on tablets, beside it. */
  featured?: boolean;
  /** `PlatformCard`s. */
  children: ReactNode;
}

/** Grid of platforms, two per row and stacked on small screens, or stacked below a featured card. */
export function PlatformGrid({ label, featured = false, children, ...rest }: PlatformGridProps): ReactNode {
  return (
    <Root role="list" aria-label={label} data-featured={featured || undefined} {...rest}>
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </Root>
  );
}
