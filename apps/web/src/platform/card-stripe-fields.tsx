import { Elements } from "@stripe/react-stripe-js";
import type { Stripe } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import type { CardFieldsProps, EnteredCard } from "./card.ts";
import { CardStripeEntry } from "./card-stripe-entry.tsx";
import { pageLanguage } from "./language.ts";

export interface StripeFieldsProps extends CardFieldsProps {
  stripe: Promise<Stripe | null>;
  /** Timeout for loading Stripe’s script and fields, in milliseconds. A blocked script reports no error. */
  timeoutMs?: number;
}

/** Stripe’s card fields. They run in Stripe’s iframes, so this page never sees a card number. */
export function StripeFields({ stripe, timeoutMs = 20_000, ...props }: StripeFieldsProps): ReactNode {
  const [loaded, setLoaded] = useState<Stripe | null>(null);
  const [isReady, setIsReady] = useState(false);
  const fail = useEffectEvent((cause: unknown) => props.onFailed(cause));
  useEffect(() => {
    let isMounted = true;
    stripe.then(
      (found) => isMounted && (found ? setLoaded(found) : fail(new Error("Stripe returned no client."))),
      (cause: unknown) => isMounted && fail(cause),
    );
    return () => {
      isMounted = false;
    };
  }, [stripe]);
  useEffect(() => {
    if (isReady) return undefined;
    const timer = setTimeout(() => fail(new Error("Stripe’s fields did not load in time.")), timeoutMs);
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

/** Creates the fields for a publishable key. */
export function stripeCardFields(key: string): (props: CardFieldsProps) => ReactNode {
  const clients = new Map<string, Promise<Stripe | null>>();
  /** Returns the client for a language, which Stripe fixes on creation. A client that failed to load is loaded again. */
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
