import { CardCvcElement, CardExpiryElement, CardNumberElement, useStripe } from "@stripe/react-stripe-js";
import type { StripeCardCvcElement, StripeCardExpiryElement, StripeCardNumberElement } from "@stripe/stripe-js";
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { CardFieldsProps } from "./card.ts";
import { type CardPart, failureOf, partOf } from "./card-stripe.ts";
import { CardFrame, CardFrames } from "./card-stripe-frame.tsx";
import { useStripeStyle } from "./card-stripe-style.ts";

/**
 * Runs `work` while the modal dialog around an element is closed. A modal dialog covers everything else in the document and
 * makes it inert, so users can't reach what other scripts show there. The content of the dialog keeps its state.
 */
async function withoutModal<Result>(inside: Element | null, work: () => Promise<Result>): Promise<Result> {
  const dialog = inside?.closest("dialog");
  if (!dialog?.matches(":modal")) return work();
  dialog.close();
  try {
    return await work();
  } finally {
    if (dialog.isConnected && !dialog.open) dialog.showModal();
  }
}

interface Parts {
  number?: StripeCardNumberElement;
  expiry?: StripeCardExpiryElement;
  cvc?: StripeCardCvcElement;
}
interface Change {
  error: { message: string } | undefined;
}
type Problems = Partial<Record<CardPart, string | undefined>>;

/** Number, expiry and code as Stripe elements in the app’s design. */
export function CardStripeEntry({ disabled, onReady }: Pick<CardFieldsProps, "disabled" | "onReady">): ReactNode {
  const { t } = useTranslation("payment");
  const stripe = useStripe();
  const style = useStripeStyle();
  const [parts, setParts] = useState<Parts>({});
  const [typed, setTyped] = useState<Problems>({});
  const [refused, setRefused] = useState<Problems>({});
  const [focused, setFocused] = useState<CardPart | null>(null);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const { number, expiry, cvc } = parts;
  const isReady = stripe !== null && number !== undefined && expiry !== undefined && cvc !== undefined;

  const reportReady = useEffectEvent(() =>
    onReady({
      async createPaymentMethod() {
        if (!stripe || !number) throw new Error("Stripe’s fields are no longer mounted.");
        const { paymentMethod, error } = await stripe.createPaymentMethod({ type: "card", card: number });
        if (!error) return paymentMethod.id;
        const part = partOf(error);
        setRefused(part ? { [part]: error.message } : {});
        throw failureOf(error);
      },
      async authenticate(clientSecret) {
        if (!stripe) throw new Error("Stripe’s fields are no longer mounted.");
        // Stripe shows the bank's page at the end of the document.
        const { error } = await withoutModal(root.current, () => stripe.handleNextAction({ clientSecret }));
        if (error) throw failureOf(error);
      },
    }),
  );
  useEffect(() => {
    if (isReady) reportReady();
  }, [isReady]);

  // The surrounding form can’t focus an input inside Stripe’s iframe, so this component does.
  const focus = useEffectEvent(() => {
    const wrong = (["number", "expiry", "cvc"] as const).find((part) => refused[part] ?? typed[part]);
    parts[wrong ?? "number"]?.focus();
  });
  useEffect(() => {
    if (isReady && !disabled) focus();
  }, [isReady, disabled]);

  const part = (name: CardPart) => ({
    id: id + name,
    options: { disabled, style },
    onReady: (element: Parts[CardPart]) => setParts((before) => ({ ...before, [name]: element })),
    onFocus: () => setFocused(name),
    onBlur: () => setFocused(null),
    onChange: ({ error }: Change) => {
      setTyped((before) => ({ ...before, [name]: error?.message }));
      setRefused({});
    },
    // The dialog can’t receive key events from inside the iframe.
    onEscape: () => root.current?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true })),
  });
  const frame = (name: CardPart, label: string) => {
    const error = refused[name] ?? typed[name];
    return { id: id + name, label, error, disabled, isFocused: focused === name, onPress: () => parts[name]?.focus() };
  };
  return (
    <CardFrames ref={root}>
      <CardFrame {...frame("number", t("card.number"))}>
        <CardNumberElement {...part("number")} />
      </CardFrame>
      <CardFrame {...frame("expiry", t("card.expiry"))}>
        <CardExpiryElement {...part("expiry")} />
      </CardFrame>
      <CardFrame {...frame("cvc", t("card.code"))}>
        <CardCvcElement {...part("cvc")} />
      </CardFrame>
    </CardFrames>
  );
}
