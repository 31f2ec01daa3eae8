"use client";
import { ContextMenu as Base } from "@base-ui/react/context-menu";
import { useLayoutEffect, useRef, type ComponentPropsWithRef, type ReactNode } from "react";
import { useForwardedRef } from "../field/use-forwarded-ref.ts";
import { MenuPopup } from "../menu/popup.tsx";
import { layerAround } from "../menu/layer-around.ts";

export interface ContextMenuProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** `MenuItem`s, `Submenu`s or one `MenuChoice`. */
  items: ReactNode;
  /** Called when the menu opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /** Element that contains the popup. Defaults to the dialog or popover around the area, otherwise the body. */
  container?: HTMLElement;
  /** If `true`, a right click opens the browser's menu. */
  disabled?: boolean;
  /** Content of the area. */
  children: ReactNode;
}

/**
 * Menu of an area that opens on a right click, a long press or the menu key. It takes the same items as `Menu`. `ref` and
 * other props are passed to the area.
 */
export function ContextMenu(props: ContextMenuProps): ReactNode {
  const { items, onOpenChange, container, disabled = false, children, ref, ...rest } = props;
  const area = useForwardedRef(ref);
  const layer = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    layer.current = layerAround(area.current);
  }, [area]);
  return (
    <Base.Root disabled={disabled} onOpenChange={(next) => onOpenChange?.(next)}>
      <Base.Trigger {...rest} ref={area}>
        {children}
      </Base.Trigger>
      <MenuPopup container={container ?? layer}>{items}</MenuPopup>
    </Base.Root>
  );
}
