import { Skeleton } from "@trellis/ui/skeleton";
import { lazy, type ReactNode, Suspense } from "react";
import type { CardFieldsProps } from "./card.ts";
import { env } from "./env.ts";

const fetchFields = async (): Promise<{ default: (props: CardFieldsProps) => ReactNode }> =>
  env.stripeKey
    ? { default: (await import("./card-stripe-fields.tsx")).stripeCardFields(env.stripeKey) }
    : { default: (await import("./card-sandbox-fields.tsx")).CardFields };

const Fields = lazy(fetchFields);
// Fetched with the plans, so that they are there before a plan is chosen; if that fails, they are asked for again then.
fetchFields().catch(() => undefined);

/** The fields of this build's card provider: Stripe where a key is configured, else the sandbox. Only the one in use is fetched. */
export function CardFields(props: CardFieldsProps): ReactNode {
  return (
    <Suspense fallback={<Skeleton shape="block" height={280} />}>
      <Fields {...props} />
    </Suspense>
  );
}
