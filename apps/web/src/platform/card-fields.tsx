import { Skeleton } from "@trellis/ui/skeleton";
import { lazy, type ReactNode, Suspense } from "react";
import type { CardFieldsProps } from "./card.ts";
import { env } from "./env.ts";

const fetchFields = async (): Promise<{ default: (props: CardFieldsProps) => ReactNode }> =>
  env.stripeKey
    ? { default: (await import("./card-stripe-fields.tsx")).stripeCardFields(env.stripeKey) }
    : { default: (await import("./card-sandbox-fields.tsx")).CardFields };

const Fields = lazy(fetchFields);

/** Starts loading the fields before they are needed. A failure is ignored: rendering them tries again. */
export const preloadCardFields = (): void => void fetchFields().catch(() => undefined);

/** Card fields of the configured provider: Stripe if the build has a key, otherwise the sandbox. */
export function CardFields(props: CardFieldsProps): ReactNode {
  return (
    <Suspense fallback={<Skeleton shape="block" height={280} />}>
      <Fields {...props} />
    </Suspense>
  );
}
