import { type AnySchema } from "@trellis/contract/call";
import { type InputEvent, type SubmitEvent, useState } from "react";
import { type InferOutput, safeParse } from "valibot";

type Issues = Readonly<Record<string, string>>;

/**
 * Validates a form of plain inputs whose names are the keys of a schema. Errors appear on the first submit, which focuses
 * the first invalid field. After that, every keystroke validates the form again, but blur does not: an error that
 * disappears while the mouse button is down would move the submit button away from the pointer.
 *
 * Only the sign-in page uses it, because react-hook-form would add 13 kB there (docs/decisions/0019).
 */
export function useCheckedForm<S extends AnySchema>(schema: S, send: (typed: InferOutput<S>) => void) {
  const [issues, setIssues] = useState<Issues>();
  const check = (form: HTMLFormElement) => {
    const { success, output, issues: found } = safeParse(schema, Object.fromEntries(new FormData(form)));
    // Show the first issue of each field.
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
        // Wait for the render that marks the invalid fields.
        else queueMicrotask(() => currentTarget.querySelector<HTMLElement>("[aria-invalid]")?.focus());
      },
    },
  };
}
