"use client";
import { useId, type ReactNode } from "react";
import { Badge } from "../badge/index.ts";
import { Button } from "../button/index.ts";
import type { CardProps } from "../card/index.ts";
import { LeafCheck } from "./leaf-check.tsx";
import { Root } from "./plan-card.styles.ts";

export interface PlanCardProps extends Omit<CardProps, "title" | "titleLevel" | "action" | "padding" | "children"> {
  /** Name of the plan. */
  name: string;
  /** Heading level of the name. */
  titleLevel?: 2 | 3;
  /** Formatted price, such as "$9.99". */
  price: string;
  /** Billing period, such as "/month". */
  suffix: string;
  /** Included features. */
  features: readonly string[];
  /** Note about the free trial. */
  trial?: ReactNode;
  /** Badge that highlights the plan, such as "All access". */
  featured?: string;
  /** Badge of the user's current plan, which can't be selected. */
  current?: string;
  /** Label of the button, such as "Choose Monthly". */
  actionLabel: string;
  /** If `true`, the plan can't be selected. */
  disabled?: boolean;
  /** Called when the user selects the plan by clicking anywhere on the card. */
  onChoose: () => void;
}

/** A subscription plan; the whole card is clickable. */
export function PlanCard(props: PlanCardProps): ReactNode {
  const {
    name,
    titleLevel = 2,
    price,
    suffix,
    features,
    trial,
    featured,
    current,
    actionLabel,
    disabled = false,
    onChoose,
    ...rest
  } = props;
  const id = useId();
  const Heading = `h${titleLevel}` as const;
  return (
    <Root data-featured={featured === undefined ? undefined : ""} {...rest}>
      <div data-part="head">
        <Heading id={id}>{name}</Heading>
        {current ? <Badge tone="success">{current}</Badge> : featured && <Badge tone="ai">{featured}</Badge>}
      </div>
      <p data-part="price" id={`${id}-price`}>
        <strong>{price}</strong> <span>{suffix}</span>
      </p>
      {trial && <p data-part="trial">{trial}</p>}
      <ul>
        {features.map((feature) => (
          <li key={feature}>
            <LeafCheck />
            {feature}
          </li>
        ))}
      </ul>
      <Button
        variant={featured === undefined ? "secondary" : "primary"}
        fullWidth
        disabled={disabled || current !== undefined}
        aria-describedby={`${id}-price`}
        onClick={onChoose}
      >
        {actionLabel}
      </Button>
    </Root>
  );
}
