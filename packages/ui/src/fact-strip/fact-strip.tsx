import type { ComponentPropsWithRef, ReactNode } from "react";
import { Flower } from "../illustration/flower.tsx";
import { Root } from "./fact-strip.styles.ts";

/** One fact about the plan. */
export interface Fact {
  /** Tells it from its neighbours. */
  key: string;
  /** A 17 px icon. */
  icon?: ReactNode;
  /** What the fact is about: "Audience". */
  label: string;
  /** The fact itself. */
  value: ReactNode;
}

export interface FactStripProps extends Omit<ComponentPropsWithRef<"dl">, "children"> {
  /** The facts, the most important first. */
  facts: readonly Fact[];
  /** What the plan is expected to bring, set big on green. */
  growth?: { icon?: ReactNode; label: string; figure: string; text: string };
}

/** The facts of a plan side by side. */
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
