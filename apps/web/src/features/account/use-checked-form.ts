import { type AnySchema } from "@trellis/contract/call";
import { type InputEvent, type SubmitEvent, useState } from "react";
import { type InferOutput, safeParse } from "valibot";

type Issues = Readonly<Record<string, string>>;

/**
 * A form of plain inputs whose fields have the names of a schema's. Errors come with the first submit and are looked
 * at anew with every sign that is typed; a submit with errors goes to the first of them. Not when a field is left: an
 * error that goes while the mouse is down moves the button away from under it.
 *
 * The other forms stand on react-hook-form. The sign-in page does not, because everybody waits for it and the library
 * would be a tenth of all its code, for two fields.
 */
export function useCheckedForm<S extends AnySchema>(schema: S, send: (typed: InferOutput<S>) => void) {
  const [issues, setIssues] = useState<Issues>();
  const check = (form: HTMLFormElement) => {
    const { success, output, issues: found } = safeParse(schema, Object.fromEntries(new FormData(form)));
    // The first thing wrong with a field is what is said about it.
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
        // Once the errors are drawn, the first field that has one is known to the page.
        else queueMicrotask(() => currentTarget.querySelector<HTMLElement>("[aria-invalid]")?.focus());
      },
    },
  };
}
