import type { ComponentPropsWithRef, ReactNode } from "react";
import { BrandIcon } from "./brand-icon.tsx";
import type { Brand } from "./paths.ts";
import { Root } from "./platform-tile.styles.ts";

export interface PlatformTileProps extends Omit<ComponentPropsWithRef<"span">, "children"> {
  /** Platform to show. */
  brand: Brand;
  /** `md` is 44 px, `sm` 30 px. */
  size?: "sm" | "md";
}

/** Logo of a platform on a tile in its brand color. Decorative: show the name next to it. */
export function PlatformTile({ brand, size = "md", ...rest }: PlatformTileProps): ReactNode {
  return (
    <Root data-brand={brand} data-size={size} {...rest}>
      <BrandIcon brand={brand} size={size === "md" ? 22 : 16} />
    </Root>
  );
}
