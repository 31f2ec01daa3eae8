"use client";
import { useId, type ComponentPropsWithRef, type ReactNode } from "react";
import { Button } from "../button/button.tsx";
import { describedBy, type FieldMessages } from "../field/described-by.ts";
import { FieldError } from "../field/field-error.tsx";
import { ProgressBar } from "../progress-bar/progress-bar.tsx";
import { matchesAccept } from "./matches-accept.ts";
import { ChooseLabel, Root } from "./avatar-picker.styles.ts";
import { useDrop } from "./use-drop.ts";

export interface AvatarPickerProps
  extends FieldMessages, Omit<ComponentPropsWithRef<"input">, "type" | "multiple" | "value" | "children"> {
  /** Visible label, such as "Profile picture". */
  label: ReactNode;
  /** The current picture, such as an `Avatar` or an `<img>`. */
  preview: ReactNode;
  /** Label of the button that opens the file dialog. Files can also be dropped on the component. */
  chooseLabel: string;
  /** Called when the user picks or drops an accepted file. */
  onPick: (file: File) => void;
  /** Called when the user picks or drops a file that isn't accepted. Explain the reason in `error`. */
  onReject: (file: File) => void;
  /** Called when the user removes the picture. Omit it while there is no picture. */
  onRemove?: () => void;
  /** Label of the remove button. */
  removeLabel?: string;
  /** Upload progress from 0 to 100. While set, no other file can be picked. */
  progress?: number;
  /** Label of the progress bar, such as "Uploading your picture". */
  progressLabel?: string;
}

/** File input for one picture, by file dialog or drag and drop. `ref` and other props are passed to the `<input>`. */
export function AvatarPicker({
  label,
  hint,
  error,
  preview,
  chooseLabel,
  onPick,
  onReject,
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
  const receive = (files: FileList | null) => {
    const file = files?.[0];
    if (file) (matchesAccept(accept, file) ? onPick : onReject)(file);
  };
  const { isOver, target } = useDrop(!disabled && !isBusy, receive);
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
          <ProgressBar className="progress" value={progress} label={progressLabel ?? chooseLabel} />
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
                receive(event.currentTarget.files);
                // Otherwise, picking the same file again would fire no event.
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
        <FieldError of={id}>{error}</FieldError>
      </div>
    </Root>
  );
}
