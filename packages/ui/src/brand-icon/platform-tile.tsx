import type { ComponentPropsWithRef, ReactNode } from "react";
import { styled } from "styled-components";
import { BrandIcon } from "./brand-icon.tsx";
import type { Brand } from "./paths.ts";

export interface PlatformTileProps extends Omit<ComponentPropsWithRef<"span">, "children"> {
  /** Platform to show. */
  brand: Brand;
  /** `md` is 44 px, `sm` 30 px. */
  size?: "sm" | "md";
}

const Root = styled.span`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: var(--tr-radius-control);

  &[data-size="sm"] {
    width: 30px;
    height: 30px;
    border-radius: 9px;
  }

  box-shadow: inset 0 0 0 1px var(--tr-edge);

  &[data-brand="youtube"] {
    color: var(--tr-youtube);
    background: var(--tr-youtube-tile);
  }

  &[data-brand="instagram"] {
    color: var(--tr-instagram);
    background: var(--tr-instagram-tile);
  }

  &[data-brand="tiktok"] {
    color: var(--tr-tiktok);
    background: var(--tr-tiktok-tile);
  }

  &[data-brand="facebook"] {
    color: var(--tr-facebook);
    background: var(--tr-facebook-tile);
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    color: CanvasText;
  }
`;

/** Logo of a platform on a tile in its brand color. Decorative: show the name next to it. */
export function PlatformTile({ brand, size = "md", ...rest }: PlatformTileProps): ReactNode {
  return (
    <Root data-brand={brand} data-size={size} {...rest}>
      <BrandIcon brand={brand} size={size === "md" ? 22 : 16} />
    </Root>
  );
}
