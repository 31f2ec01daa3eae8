import type { ComponentPropsWithRef, ReactNode } from "react";
import { paths, type Brand } from "./paths.ts";

export interface BrandIconProps extends Omit<ComponentPropsWithRef<"svg">, "children"> {
  /** Whose glyph. */
  brand: Brand;
  /** Edge length in pixels. */
  size?: number;
}

/** A platform's glyph in the colour of the text around it. Decoration: write the name beside it. */
export function BrandIcon({ brand, size = 20, ...rest }: BrandIconProps): ReactNode {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" {...rest}>
      <path d={paths[brand]} />
    </svg>
  );
}
