"use client";
import { type ComponentPropsWithRef, type KeyboardEvent, type ReactNode, useId, useSyncExternalStore } from "react";
import { ChipList } from "../chip-list/chip-list.tsx";
import { Textarea } from "../textarea/textarea.tsx";
import { Form } from "./question-step.styles.ts";
import { type QuestionSuggestion, Suggestions } from "./suggestions.tsx";

export type { QuestionSuggestion };

export interface QuestionStepProps extends Omit<ComponentPropsWithRef<"form">, "onSubmit" | "children"> {
  /**
   * The question. When it changes, the field is focused and described by it. If there are suggestions on a touch screen,
   * the question is focused instead, because a keyboard would cover them.
   */
  question: string;
  /** Label of the field, such as "Your answer". */
  answerLabel: string;
  /** Current answer. */
  value: string;
  /** Called when the answer changes. */
  onValueChange: (value: string) => void;
  /** Suggested parts of the answer, as toggle buttons above the field. */
  suggestions?: readonly QuestionSuggestion[];
  /** Accessible name of the suggestions, such as "Suggestions". */
  suggestionsLabel?: string;
  /** Appearance of the suggestions: a row of chips, or tiles with icons. */
  suggestionsAs?: "chips" | "tiles";
  /** Called with the value of a suggestion that the user adds or removes. */
  onSuggestion?: (value: string) => void;
  /** Parsed answers, one chip each. */
  chips?: readonly string[];
  /** Accessible name of the chips, such as "Understood as". */
  chipsLabel?: string;
  /** Helper text below the field. */
  hint?: ReactNode;
  /** Error message. */
  error?: ReactNode;
  /** Example shown in the empty field. */
  placeholder?: string;
  /** Called on Enter or the submit button. Shift+Enter adds a line. */
  onSubmit: () => void;
  /** Back button. Omit it on the first step. */
  back?: ReactNode;
  /** Submit button. */
  next: ReactNode;
}

/** Focuses the heading or the field, whichever is marked. */
const focusStart = (heading: HTMLElement | null) =>
  heading?.closest("form")?.querySelector<HTMLElement>("[data-autofocus]")?.focus({ preventScroll: true });

const touch = () => matchMedia("(pointer: coarse)");

function onPointerChange(listener: () => void): () => void {
  const query = touch();
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

const submitOnEnter = (event: KeyboardEvent<HTMLTextAreaElement>) => {
  if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
};

/** A question with one large text field and, optionally, suggestions for it. */
export function QuestionStep(props: QuestionStepProps): ReactNode {
  const {
    question,
    answerLabel,
    value,
    onValueChange,
    suggestions = [],
    suggestionsLabel,
    suggestionsAs = "chips",
    onSuggestion = () => {},
    chips = [],
    chipsLabel,
    onSubmit,
    back,
    next,
    ...others
  } = props;
  const { hint, error, placeholder, ...rest } = others;
  const id = useId();
  /** `undefined` on a server. */
  const isTouch = useSyncExternalStore(
    onPointerChange,
    () => touch().matches,
    () => undefined,
  );
  const isKnown = isTouch !== undefined;
  const startsAtField = !isTouch || suggestions.length === 0;
  const start = isKnown && { "data-autofocus": "" };
  return (
    <Form
      data-suggests={suggestions.length > 0 || undefined}
      {...rest}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <h1 key={question} ref={isKnown ? focusStart : null} id={id} tabIndex={-1} {...(!startsAtField && start)}>
        {question}
      </h1>
      {suggestions.length > 0 && (
        <Suggestions items={suggestions} label={suggestionsLabel} look={suggestionsAs} onToggle={onSuggestion} />
      )}
      {/* Remount the field for each question, so that assistive technology announces it. */}
      <Textarea
        key={`field ${question}`}
        {...(startsAtField && start)}
        {...{ hint, error, placeholder }}
        label={answerLabel}
        value={value}
        rows={suggestions.length > 0 ? 1 : 2}
        maxHeight={220}
        aria-describedby={id}
        enterKeyHint="next"
        onChange={(event) => onValueChange(event.currentTarget.value)}
        onKeyDown={submitOnEnter}
      />
      <div data-part="chips">
        {chips.length > 0 && <ChipList items={chips} {...(chipsLabel && { label: chipsLabel })} />}
      </div>
      <div data-part="buttons">
        {back}
        {next}
      </div>
    </Form>
  );
}
