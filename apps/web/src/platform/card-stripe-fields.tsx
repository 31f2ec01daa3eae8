import { Elements } from "@stripe/react-stripe-js";
import type { Stripe } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import type { CardFieldsProps, EnteredCard } from "./card.ts";
import { CardStripeEntry } from "./card-stripe-entry.tsx";
import { pageLanguage } from "./language.ts";

export interface StripeFieldsProps extends CardFieldsProps {
  stripe: Promise<Stripe | null>;
  /** How long Stripe's script and fields may take, in milliseconds: one that is held up somewhere never says so. */
  timeoutMs?: number;
}

/** Stripe's own fields, once its script has come; in its frames, so that no card number ever touches this page. */
export function StripeFields({ stripe, timeoutMs = 20_000, ...props }: StripeFieldsProps): ReactNode {
  const [loaded, setLoaded] = useState<Stripe | null>(null);
  const [isReady, setIsReady] = useState(false);
  const fail = useEffectEvent((cause: unknown) => props.onFailed(cause));
  useEffect(() => {
    let isHere = true;
    stripe.then(
      (found) => isHere && (found ? setLoaded(found) : fail(new Error("Stripe gave no client."))),
      (cause: unknown) => isHere && fail(cause),
    );
    return () => {
      isHere = false;
    };
  }, [stripe]);
  useEffect(() => {
    if (isReady) return undefined;
    const timer = setTimeout(() => fail(new Error("Stripe's fields did not come.")), timeoutMs);
    return () => clearTimeout(timer);
  }, [isReady, timeoutMs]);

  const onReady = (card: EnteredCard) => {
    setIsReady(true);
    props.onReady(card);
  };
  return (
    <Elements stripe={loaded} options={{ locale: pageLanguage() }}>
      <CardStripeEntry disabled={props.disabled} onReady={onReady} />
    </Elements>
  );
}

/** Stripe's fields for an account's publishable key. */
export function stripeCardFields(key: string): (props: CardFieldsProps) => ReactNode {
  const clients = new Map<string, Promise<Stripe | null>>();
  /** One client for each language, as its words are chosen when it is made; one that could not come is asked for anew. */
  const clientFor = (locale: ReturnType<typeof pageLanguage>): Promise<Stripe | null> => {
    const client = clients.get(locale) ?? loadStripe(key, { locale });
    clients.set(locale, client);
    client.catch(() => clients.delete(locale));
    return client;
  };
  return function CardFields(props) {
    const [stripe] = useState(() => clientFor(pageLanguage()));
    return <StripeFields {...props} stripe={stripe} />;
  };
}
