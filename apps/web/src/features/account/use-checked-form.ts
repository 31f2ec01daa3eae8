import { type AnySchema } from "@trellis/contract/call";
import { type InputEvent, type SubmitEvent, useState } from "react";
import { type InferOutput, safeParse } from "valibot";

type Issues = Readonly<Record<string, string>>;

/**
 * Validates a form of uncontrolled inputs whose names are the keys of a schema. Errors appear on the first submit and
 * are revalidated on every keystroke; a failed submit focuses the first invalid field. Errors are not cleared on blur:
 * the layout shift would move the submit button away from the pointer.
 *
 * The other forms use react-hook-form. The sign-in page does not: the library would be a tenth of the code of the page
 * that every visitor waits for, to handle two fields.
 */
export function useCheckedForm<S extends AnySchema>(schema: S, send: (typed: InferOutput<S>) => void) {
  const [issues, setIssues] = useState<Issues>();
  const check = (form: HTMLFormElement) => {
    const { success, output, issues: found } = safeParse(schema, Object.fromEntries(new FormData(form)));
    // Report only the first issue of each field.
    const entries = (found ?? []).map(({ path, message }) => [String(path?.[0]?.key), message] as const);
    setIssues(Object.fromEntries(entries.toReversed()));
    return success ? output : undefined;
  };
  return {
    issues: issues ?? {},
    form: {
      noValidate: true,
      onInput: ({ currentTarget }: InputEvent<HTMLFormElement>) => void (issues && check(currentTarget)),
      onSubmit(event: SubmitEvent<HTMLFormElement>) {
        event.preventDefault();
        const { currentTarget } = event;
        const typed = check(currentTarget);
        if (typed !== undefined) send(typed);
        // The invalid fields are marked after the next render.
        else queueMicrotask(() => currentTarget.querySelector<HTMLElement>("[aria-invalid]")?.focus());
      },
    },
  };
}
