"use client";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { styled } from "styled-components";
import { TextField } from "../text-field/index.ts";
import { formatCardNumber, formatExpiry, parseCardNumber, parseCvc, parseExpiry } from "./card-format.ts";
import { useDigits } from "./use-digits.ts";

/** A card as it was entered, digits only. The expiry is MMYY. */
export interface CardEntry {
  /** 12 to 19 digits, once it is whole. */
  number: string;
  /** Month and year, two digits each. */
  expiry: string;
  /** The code on the card: three digits, or four. */
  cvc: string;
}

export interface CardFieldsProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** The card as it was entered so far. */
  value: CardEntry;
  /** Something was typed, or filled in by the browser. */
  onValueChange: (value: CardEntry) => void;
  /** The fields' words; `expiryFormat` shows how the expiry is spelled: "MM / YY". */
  labels: { number: string; expiry: string; cvc: string; expiryFormat: string };
  /** What is wrong with a field. */
  errors?: Partial<Record<keyof CardEntry, ReactNode>>;
  /** The card can't be entered now. */
  disabled?: boolean;
  /** A note above the fields: that this is a sandbox, and which number to try. */
  note?: ReactNode;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 18px 12px;
  align-items: start;
  & > :nth-last-child(n + 3) {
    grid-column: 1 / -1;
  }
  & input {
    font-variant-numeric: tabular-nums lining-nums;
    /* A card number reads from left to right in every language. */
    direction: ltr;
    text-align: start;
  }
`;

/** Number, expiry and code of a card, in groups as on the card itself. */
export function CardFields(props: CardFieldsProps): ReactNode {
  const { value, onValueChange, labels, errors = {}, disabled = false, note, ...rest } = props;
  const number = useDigits({
    digits: value.number,
    parse: parseCardNumber,
    format: formatCardNumber,
    onDigits: (digits) => onValueChange({ ...value, number: digits }),
  });
  const expiry = useDigits({
    digits: value.expiry,
    parse: parseExpiry,
    format: formatExpiry,
    onDigits: (digits) => onValueChange({ ...value, expiry: digits }),
  });
  const digits = { inputMode: "numeric", disabled } as const;
  return (
    <Root {...rest}>
      {note && <div>{note}</div>}
      <TextField
        {...digits}
        {...number}
        label={labels.number}
        error={errors.number}
        autoComplete="cc-number"
        placeholder="1234 1234 1234 1234"
      />
      <TextField
        {...digits}
        {...expiry}
        label={labels.expiry}
        error={errors.expiry}
        autoComplete="cc-exp"
        placeholder={labels.expiryFormat}
      />
      <TextField
        {...digits}
        label={labels.cvc}
        error={errors.cvc}
        autoComplete="cc-csc"
        placeholder="123"
        value={value.cvc}
        onChange={(event) => onValueChange({ ...value, cvc: parseCvc(event.currentTarget.value) })}
      />
    </Root>
  );
}
