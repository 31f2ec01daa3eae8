"use client";
import { useId, type ReactNode } from "react";
import { Badge } from "../badge/badge.tsx";
import { Button } from "../button/button.tsx";
import type { CardProps } from "../card/card.tsx";
import { LeafCheck } from "../glyph/leaf-check.tsx";
import { Root } from "./plan-card.styles.ts";

/** The outline of a leaf for a limited feature, which is included in part. */
function LeafOutline(): ReactNode {
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
      <path
        d="M5.2 15.4C4.2 8.8 8.2 4.6 15.6 3.4 16 10.2 12 14.8 5.2 15.4Zm0 0L10 9.6"
        fill="none"
        stroke="var(--tr-line-strong)"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** A feature of a plan. */
export type PlanFeature = string | { text: string; isLimited: boolean };

export interface PlanCardProps extends Omit<CardProps, "title" | "titleLevel" | "action" | "padding" | "children"> {
  /** Name of the plan. */
  name: string;
  /** Heading level of the name. */
  titleLevel?: 2 | 3;
  /** Formatted price, such as "$9.99". */
  price: string;
  /** Billing period, such as "/month". */
  suffix: string;
  /** Features. Limited features are muted and have the outline of a leaf instead of a check mark. */
  features: readonly PlanFeature[];
  /** Explanation of the price, such as "$8 a month, billed yearly". */
  note?: ReactNode;
  /** Badge such as "Save 33%". Shown next to the name, or next to the note if the plan has another badge. */
  saving?: string;
  /** What is due and when, such as "Nothing today. $12 on Nov 25." Part of the button's description. */
  trial?: ReactNode;
  /** Badge that highlights the plan, such as "Best value". */
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

const asFeature = (feature: PlanFeature) =>
  typeof feature === "string" ? { text: feature, isLimited: false } : feature;

/** A subscription plan; the whole card is clickable. */
export function PlanCard(props: PlanCardProps): ReactNode {
  const {
    name,
    titleLevel = 2,
    price,
    suffix,
    features,
    note,
    saving,
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
  const isMarked = (current ?? featured) !== undefined;
  const savingBadge = saving && <Badge tone="success">{saving}</Badge>;
  const badge = current ? (
    <Badge tone="success">{current}</Badge>
  ) : featured ? (
    <Badge tone="ai">{featured}</Badge>
  ) : (
    savingBadge
  );
  return (
    <Root data-featured={featured === undefined ? undefined : ""} {...rest}>
      <div data-part="head">
        <Heading id={id}>{name}</Heading>
        {badge}
      </div>
      <p data-part="price" id={`${id}-price`}>
        <strong>{price}</strong> <span>{suffix}</span>
      </p>
      {(note ?? (isMarked && saving)) && (
        <p data-part="note" id={`${id}-note`}>
          {note} {isMarked && savingBadge}
        </p>
      )}
      <ul>
        {features.map(asFeature).map(({ text, isLimited }) => (
          <li key={text} data-limited={isLimited || undefined}>
            {isLimited ? <LeafOutline /> : <LeafCheck />}
            {text}
          </li>
        ))}
      </ul>
      <Button
        variant={featured === undefined ? "secondary" : "primary"}
        fullWidth
        disabled={disabled || current !== undefined}
        aria-describedby={`${id}-price ${id}-note ${id}-trial`}
        onClick={onChoose}
      >
        {actionLabel}
      </Button>
      {trial && (
        <p data-part="trial" id={`${id}-trial`}>
          {trial}
        </p>
      )}
    </Root>
  );
}
