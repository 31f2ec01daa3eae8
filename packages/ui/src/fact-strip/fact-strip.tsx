import type { ComponentPropsWithRef, ReactNode } from "react";
import { Flower } from "../illustration/flower.tsx";
import { Root } from "./fact-strip.styles.ts";

/** A fact about the plan. */
export interface Fact {
  /** Unique key. */
  key: string;
  /** A 17 px icon. */
  icon?: ReactNode;
  /** Label, such as "Audience". */
  label: string;
  /** Value. */
  value: ReactNode;
}

export interface FactStripProps extends Omit<ComponentPropsWithRef<"dl">, "children"> {
  /** Facts in display order, most important first. */
  facts: readonly Fact[];
  /** Expected growth, highlighted at the end. */
  growth?: { icon?: ReactNode; label: string; figure: string; text: string };
}

/** Key facts of a plan. */
export function FactStrip({ facts, growth, ...rest }: FactStripProps): ReactNode {
  return (
    <Root {...rest}>
      {facts.map(({ key, icon, label, value }) => (
        <div key={key}>
          <dt>
            {icon}
            {label}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
      {growth && (
        <div data-part="growth">
          <dt>
            {growth.icon}
            {growth.label}
          </dt>
          <dd>
            <strong>{growth.figure}</strong>
            {growth.text}
            <svg width="88" height="88" viewBox="0 0 88 88" aria-hidden="true">
              <Flower x={46} y={48} radius={34} />
            </svg>
          </dd>
        </div>
      )}
    </Root>
  );
}
