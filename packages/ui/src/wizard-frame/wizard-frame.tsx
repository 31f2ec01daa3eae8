import type { ComponentPropsWithoutRef, ReactNode } from "react";
import { Header } from "../app-frame/frame.styles.ts";
import { Dialog } from "../dialog/dialog.tsx";
import { atLeastOne } from "./step-plot.ts";
import { StepTrellis } from "./step-trellis.tsx";
import { Root } from "./wizard-frame.styles.ts";

export interface WizardFrameProps extends Omit<ComponentPropsWithoutRef<"dialog">, "title" | "open" | "onClose"> {
  /** Accessible name of the dialog and its progress, such as "Onboarding". */
  label: string;
  /** Current step, from 1 to `total`. Other values are clamped. */
  step: number;
  /** Number of steps. */
  total: number;
  /** Progress as text, such as "Question 2 of 5". */
  stepText: string;
  /** Logo without a link. */
  logo: ReactNode;
  /** Content at the end of the header, such as a sign-out button. */
  end?: ReactNode;
  /** What to expect, above the first step, such as "Five questions, about a minute". */
  intro?: ReactNode;
  /** Small print at the bottom. */
  disclaimer?: ReactNode;
  /** Current step, such as a `QuestionStep`. */
  children: ReactNode;
}

/** Full-screen, non-dismissible modal wizard with a step indicator. */
export function WizardFrame(props: WizardFrameProps): ReactNode {
  const { label, step, total: given, stepText, logo, end, intro, disclaimer, children, ...rest } = props;
  const total = atLeastOne(given);
  return (
    <Dialog {...rest} open title={label} titleHidden size="full" dismissible={false}>
      <Root>
        <Header as="div">
          <div data-part="logo">{logo}</div>
          <div data-part="end">{end}</div>
        </Header>
        <div data-part="progress">
          <StepTrellis step={Math.min(atLeastOne(step), total)} total={total} label={label} valueText={stepText} />
        </div>
        <div data-part="sheet">
          <div data-part="question">
            <div data-part="intro">
              <p data-part="step">{stepText}</p>
              {intro}
            </div>
            {children}
          </div>
          {disclaimer && <div data-part="disclaimer">{disclaimer}</div>}
        </div>
      </Root>
    </Dialog>
  );
}
