"use client";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { matchesAccept } from "../avatar-picker/matches-accept.ts";
import { useDrop } from "../avatar-picker/use-drop.ts";
import { Field, type FieldFrame } from "../field/field.tsx";
import { useField } from "../field/use-field.ts";
import { CloseGlyph } from "../glyph/glyph.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { ProgressBar } from "../progress-bar/progress-bar.tsx";
import { ChooseLabel, Drop, List } from "./file-upload.styles.ts";

/** A chosen file and the state of its upload. */
export interface UploadedFile {
  /** Unique key. */
  key: string;
  /** File name. */
  name: string;
  /** Size or state, such as "1.2 MB". */
  note?: string;
  /** Upload progress from 0 to 100. Omit it when no upload is in progress. */
  progress?: number;
  /** Reason why the upload failed. */
  error?: string;
}

export interface FileUploadProps
  extends
    Omit<FieldFrame, "label">,
    Omit<ComponentPropsWithRef<"input">, "type" | "value" | "defaultValue" | "children"> {
  /** Visible label, such as "Attachments". */
  label: string;
  /** Label of the button that opens the file dialog. */
  chooseLabel: string;
  /** Text beside the button, such as "or drop files here". */
  dropText?: ReactNode;
  /** Maximum file size in bytes. */
  maxSize?: number;
  /** Chosen files. */
  files: readonly UploadedFile[];
  /** Called with the accepted files when the user chooses or drops files. */
  onAdd: (files: readonly File[]) => void;
  /** Called with files whose type isn't accepted or that are larger than `maxSize`. Explain the reason in `error`. */
  onReject: (files: readonly File[]) => void;
  /** Called with the key of the file that the user removes. */
  onRemove: (key: string) => void;
  /** Returns the accessible name of the button that removes a file. */
  removeLabel: (name: string) => string;
  /** Returns the accessible name of a file's progress bar. */
  progressLabel: (name: string) => string;
}

/** File input with drag and drop, and the list of chosen files. `ref` and other props are passed to the `<input>`. */
export function FileUpload(props: FileUploadProps): ReactNode {
  const { chooseLabel, dropText, maxSize = Infinity, files, onAdd, onReject, onRemove, ...others } = props;
  const { removeLabel, progressLabel, accept = "", multiple = false, disabled = false, onChange, ...rest } = others;
  const { field, control } = useField(rest);
  const { className, style, ...frame } = field;
  const receive = (list: FileList | null) => {
    const chosen = [...(list ?? [])].slice(0, multiple ? undefined : 1);
    const isAccepted = (file: File) => (accept === "" || matchesAccept(accept, file)) && !(file.size > maxSize);
    const rejected = chosen.filter((file) => !isAccepted(file));
    if (rejected.length < chosen.length) onAdd(chosen.filter(isAccepted));
    if (rejected.length > 0) onReject(rejected);
  };
  const { isOver, target } = useDrop(!disabled, receive);
  return (
    <div {...{ className, style }}>
      <Field {...frame}>
        <Drop {...target} data-over={isOver || undefined}>
          <input
            {...control}
            {...{ accept, multiple, disabled }}
            type="file"
            onChange={(event) => {
              onChange?.(event);
              receive(event.currentTarget.files);
              // Otherwise, choosing the same file again would fire no event.
              event.currentTarget.value = "";
            }}
          />
          <ChooseLabel htmlFor={field.id} data-variant="secondary">
            {chooseLabel}
          </ChooseLabel>
          {dropText ? <span>{dropText}</span> : null}
        </Drop>
      </Field>
      {files.length > 0 ? (
        <List aria-label={props.label}>
          {files.map(({ key, name, note, error, progress }) => (
            <li key={key}>
              <div>
                <strong>{name}</strong>
                {note ? <small>{note}</small> : null}
                {error ? <small className="error">{error}</small> : null}
                {progress === undefined ? null : <ProgressBar value={progress} label={progressLabel(name)} />}
              </div>
              <IconButton label={removeLabel(name)} disabled={disabled} onClick={() => onRemove(key)}>
                <CloseGlyph size={16} strokeWidth={2} />
              </IconButton>
            </li>
          ))}
        </List>
      ) : null}
    </div>
  );
}
