"use client";
import { useId, type ComponentPropsWithRef, type ReactNode } from "react";
import { Button } from "../button/button.tsx";
import { describedBy, type FieldMessages } from "../field/described-by.ts";
import { AlertGlyph } from "../glyph/glyph.tsx";
import { ProgressBar } from "../progress-bar/progress-bar.tsx";
import { accepts } from "./accepts.ts";
import { ChooseLabel, Root } from "./avatar-picker.styles.ts";
import { useDrop } from "./use-drop.ts";

export interface AvatarPickerProps
  extends FieldMessages, Omit<ComponentPropsWithRef<"input">, "type" | "multiple" | "value" | "children"> {
  /** Names it, such as "Profile picture". */
  label: ReactNode;
  /** The picture as it is now: an `Avatar`, a `<img>`. */
  preview: ReactNode;
  /** On the button: "Choose a picture". A picture can be dropped anywhere on the component as well. */
  chooseLabel: string;
  /** A picture was chosen or dropped. */
  onPick: (file: File) => void;
  /** Something else than a picture was chosen or dropped: say so in `error`. */
  onRefuse: (file: File) => void;
  /** There is a picture, and it is to go. */
  onRemove?: () => void;
  /** Names the button that removes it. */
  removeLabel?: string;
  /** How much of the picture is sent, 0 to 100; while it is there nothing else can be chosen. */
  progress?: number;
  /** What is going on, such as "Sending your picture". */
  progressLabel?: string;
}

/** One picture, from the browser's own file dialog or dropped. `ref` and the rest of the props reach the file input. */
export function AvatarPicker({
  label,
  hint,
  error,
  preview,
  chooseLabel,
  onPick,
  onRefuse,
  onRemove,
  removeLabel,
  progress,
  progressLabel,
  accept = "image/*",
  disabled = false,
  className,
  style,
  onChange,
  id: givenId,
  "aria-describedby": ownDescription,
  ...rest
}: AvatarPickerProps): ReactNode {
  const ownId = useId();
  const id = givenId ?? ownId;
  const isBusy = progress !== undefined;
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file) (accepts(accept, file) ? onPick : onRefuse)(file);
  };
  const { isOver, target } = useDrop(!disabled && !isBusy, take);
  return (
    <Root {...{ className, style }} {...target} data-over={isOver || undefined}>
      {preview}
      <div className="words">
        <p className="label" id={`${id}-label`}>
          {label}
        </p>
        {hint ? (
          <p className="hint" id={`${id}-hint`}>
            {hint}
          </p>
        ) : null}
        {isBusy ? (
          <ProgressBar className="sent" value={progress} label={progressLabel ?? chooseLabel} />
        ) : (
          <div className="actions">
            <input
              {...rest}
              {...describedBy(id, { hint, error }, ownDescription)}
              type="file"
              accept={accept}
              disabled={disabled}
              aria-labelledby={`${id}-label ${id}-choose`}
              onChange={(event) => {
                onChange?.(event);
                take(event.currentTarget.files);
                // The same file again is a choice again.
                event.currentTarget.value = "";
              }}
            />
            <ChooseLabel id={`${id}-choose`} htmlFor={id} data-variant="secondary">
              {chooseLabel}
            </ChooseLabel>
            {onRemove && removeLabel !== undefined ? (
              <Button variant="quiet" disabled={disabled} onClick={onRemove}>
                {removeLabel}
              </Button>
            ) : null}
          </div>
        )}
        {error ? (
          <p className="error" id={`${id}-error`}>
            <AlertGlyph size={15} strokeWidth={2} />
            <span>{error}</span>
          </p>
        ) : null}
      </div>
    </Root>
  );
}
