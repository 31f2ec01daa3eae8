"use client";
import { useId, type ReactNode } from "react";
import { Badge } from "../badge/index.ts";
import { Button } from "../button/index.ts";
import type { CardProps } from "../card/index.ts";
import { LeafCheck } from "./leaf-check.tsx";
import { Root } from "./plan-card.styles.ts";

export interface PlanCardProps extends Omit<CardProps, "title" | "titleLevel" | "action" | "padding" | "children"> {
  /** The plan's name. */
  name: string;
  /** The name's heading level. */
  titleLevel?: 2 | 3;
  /** The price as it is shown: "$9.99". */
  price: string;
  /** What one pays it for: "/month". */
  suffix: string;
  /** What the plan brings. */
  features: readonly string[];
  /** A line on the free trial. */
  trial?: ReactNode;
  /** A ring around the plan and a word on it: "All access". */
  featured?: string;
  /** Marks the plan one has, in a word. It can't be chosen. */
  current?: string;
  /** The button's words: "Choose Monthly". */
  actionLabel: string;
  /** Nothing can be chosen now. */
  disabled?: boolean;
  /** The plan was chosen, anywhere on its card. */
  onChoose: () => void;
}

/** A plan; the whole card is its button. */
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
