"use client";
import { type ComponentPropsWithRef, type KeyboardEvent, type ReactNode, useId } from "react";
import { ChipList } from "../chip-list/index.ts";
import { Textarea } from "../textarea/index.ts";
import { Form } from "./question-step.styles.ts";

export interface QuestionStepProps extends Omit<ComponentPropsWithRef<"form">, "onSubmit" | "children"> {
  /** The question. Whenever it changes, the field takes the focus and is described by it. */
  question: string;
  /** Labels the field: "Your answer". */
  answerLabel: string;
  /** The answer as it is written. */
  value: string;
  /** Something was typed. */
  onValueChange: (value: string) => void;
  /** The answer as it is understood, one chip each. */
  chips?: readonly string[];
  /** Names the chips: "Understood as". */
  chipsLabel?: string;
  /** How to answer, below the field. */
  hint?: ReactNode;
  /** What is wrong with the answer. */
  error?: ReactNode;
  /** An example of an answer, in the empty field. */
  placeholder?: string;
  /** Enter or the Next button; Shift and Enter begins a new line. */
  onSubmit: () => void;
  /** The way back; left out in the first step. */
  back?: ReactNode;
  /** The way on: a submit button. */
  next: ReactNode;
}

const takeFocus = (field: HTMLTextAreaElement | null) => field?.focus();

const submitOnEnter = (event: KeyboardEvent<HTMLTextAreaElement>) => {
  if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
};

/** One big question with one large field. */
export function QuestionStep(props: QuestionStepProps): ReactNode {
  const {
    question,
    answerLabel,
    value,
    onValueChange,
    chips = [],
    chipsLabel,
    onSubmit,
    back,
    next,
    ...others
  } = props;
  const { hint, error, placeholder, ...rest } = others;
  const id = useId();
  return (
    <Form
      {...rest}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <h1 id={id}>{question}</h1>
      {/* A field of its own for each question, so that assistive technology hears of the new one. */}
      <Textarea
        key={question}
        ref={takeFocus}
        data-autofocus=""
        {...{ hint, error, placeholder }}
        label={answerLabel}
        value={value}
        rows={2}
        maxHeight={220}
        aria-describedby={id}
        enterKeyHint="next"
        onChange={(event) => onValueChange(event.currentTarget.value)}
        onKeyDown={submitOnEnter}
      />
      <div data-part="chips">
        {chips.length > 0 && <ChipList items={chips} {...(chipsLabel && { label: chipsLabel })} />}
      </div>
      <div data-part="ways">
        {back}
        {next}
      </div>
    </Form>
  );
}
