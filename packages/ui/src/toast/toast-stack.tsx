"use client";
import { Toast } from "@base-ui/react/toast";
import { useRef, type FocusEvent, type KeyboardEvent, type ReactNode } from "react";
import { styled } from "styled-components";
import { Button } from "../button/button.tsx";
import { AlertGlyph, CloseGlyph, InfoGlyph, SuccessGlyph } from "../glyph/glyph.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import type { ToastAction } from "../toast-queue/toast-queue.ts";
import { toastStyles } from "./toast.styles.ts";
import { useLift } from "./use-lift.ts";
import { viewportStyles } from "./viewport.styles.ts";
import { useEffect, useState } from "react";

const topmost = (): HTMLElement => [...document.querySelectorAll<HTMLElement>("dialog:modal")].at(-1) ?? document.body;

/** Returns the topmost open dialog, or the body: content below a modal dialog is inert. */
function useTopmost(watch: boolean): HTMLElement | null {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (!watch) return undefined;
    const update = () => setContainer(topmost());
    update();
    const observer = new MutationObserver(update);
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ["open"] });
    return () => observer.disconnect();
  }, [watch]);
  return container;
}

const Viewport = styled(Toast.Viewport)`
  ${viewportStyles}
`;

const Item = styled(Toast.Root)`
  ${toastStyles}
`;

const icons = new Map([
  ["success", SuccessGlyph],
  ["error", AlertGlyph],
]);

interface ToastStackProps {
  /** Accessible name of the region. */
  label: string;
  /** Accessible name of each close button. */
  closeLabel: string;
}

/** Visible toasts, newest in front. */
export function ToastStack({ label, closeLabel }: ToastStackProps): ReactNode {
  const { toasts, close } = Toast.useToastManager<ToastAction>();
  const container = useTopmost(toasts.length > 0);
  const lift = useLift(toasts.length > 0);
  const before = useRef<EventTarget>(null);
  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) before.current = relatedTarget;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "F6" || !(before.current instanceof HTMLElement)) return;
    // Prevent the library from moving focus back into the region.
    event.preventDefault();
    event.stopPropagation();
    before.current.focus();
  };
  return (
    <Toast.Portal container={container}>
      <Viewport ref={lift} aria-label={label} onFocus={onFocus} onKeyDown={onKeyDown}>
        {toasts.map((toast, index) => {
          const { data } = toast;
          const Icon = icons.get(toast.type ?? "") ?? InfoGlyph;
          return (
            <Item
              key={toast.id}
              toast={toast}
              data-peek={index > 2 ? "none" : index > 0 ? "wide" : undefined}
              // The library's high priority would hide the visible toast from screen readers.
              {...(toast.type === "error" && { role: "alert", "aria-modal": undefined })}
            >
              <Icon size={20} strokeWidth={2.2} />
              <div>
                <Toast.Title className="title" />
                <Toast.Description className="description" />
                {data ? (
                  <Button
                    size="sm"
                    variant="secondary"
                    onClick={() => {
                      data.onClick();
                      close(toast.id);
                    }}
                  >
                    {data.label}
                  </Button>
                ) : null}
              </div>
              <Toast.Close aria-hidden={undefined} render={<IconButton size="sm" label={closeLabel} />}>
                <CloseGlyph size={16} strokeWidth={2} />
              </Toast.Close>
            </Item>
          );
        })}
      </Viewport>
    </Toast.Portal>
  );
}
