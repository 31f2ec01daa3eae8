"use client";
import { useId, type ReactNode } from "react";
import { Badge } from "../badge/badge.tsx";
import { Button } from "../button/button.tsx";
import type { CardProps } from "../card/card.tsx";
import { Root } from "./plan-card.styles.ts";

/** A check mark with a leaf as its long stroke. */
function LeafCheck(): ReactNode {
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
      <path d="M8.2 15.8C7.4 9.4 11 5 18 3.6 18.4 10.4 14.6 15.2 8.2 15.8Z" fill="var(--tr-progress)" />
      <path
        d="M2.6 11.6C5 12.2 7 13.8 8.2 16.2 9.6 12.6 11.4 9.8 14 7.6"
        fill="none"
        stroke="var(--tr-progress-start)"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

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
