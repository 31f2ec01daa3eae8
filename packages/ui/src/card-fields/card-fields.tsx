"use client";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { styled } from "styled-components";
import { TextField } from "../text-field/text-field.tsx";
import { formatCardNumber, formatExpiry, parseCardNumber, parseCvc, parseExpiry } from "./card-format.ts";
import { useDigits } from "./use-digits.ts";

/** Card details, digits only. The expiry date is MMYY. */
export interface CardEntry {
  /** Card number, 12 to 19 digits when complete. */
  number: string;
  /** Expiry month and year, two digits each. */
  expiry: string;
  /** Security code, three or four digits. */
  cvc: string;
}

export interface CardFieldsProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** Current card details. */
  value: CardEntry;
  /** Called when the user or the browser's autofill changes a field. */
  onValueChange: (value: CardEntry) => void;
  /** Labels of the fields. `expiryFormat` is a placeholder such as "MM / YY". */
  labels: { number: string; expiry: string; cvc: string; expiryFormat: string };
  /** Error messages by field. */
  errors?: Partial<Record<keyof CardEntry, ReactNode>>;
  /** If `true`, all fields are disabled. */
  disabled?: boolean;
  /** Note above the fields, such as a test card number. */
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
    /* Card numbers read from left to right in every language. */
    direction: ltr;
    text-align: start;
  }
`;

/** Card number, expiry date and security code, formatted while typing. */
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
