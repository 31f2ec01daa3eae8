import type { ComponentPropsWithRef, ReactNode } from "react";
import { paths, type Brand } from "./paths.ts";

export interface BrandIconProps extends Omit<ComponentPropsWithRef<"svg">, "children"> {
  /** Platform to show. */
  brand: Brand;
  /** Width and height in pixels. */
  size?: number;
}

/** Logo of a platform in the current text color. Decorative: show the name next to it. */
export function BrandIcon({ brand, size = 20, ...rest }: BrandIconProps): ReactNode {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" {...rest}>
      <path d={paths[brand]} />
    </svg>
  );
}
