import type { ComponentPropsWithoutRef, ReactNode } from "react";
import { Header } from "../app-frame/frame.styles.ts";
import { Dialog } from "../dialog/index.ts";
import { atLeastOne } from "./step-plot.ts";
import { StepTrellis } from "./step-trellis.tsx";
import { Root } from "./wizard-frame.styles.ts";

export interface WizardFrameProps extends Omit<ComponentPropsWithoutRef<"dialog">, "title" | "open" | "onClose"> {
  /** Names the dialog and its progress: "Onboarding". */
  label: string;
  /** The step one is at, from 1 to `total`; anything else is brought into that range. */
  step: number;
  /** How many steps there are. */
  total: number;
  /** Where one is, in words: "Question 2 of 5". */
  stepText: string;
  /** The logo; here it leads nowhere. */
  logo: ReactNode;
  /** The end of the header: the way out of the account. */
  end?: ReactNode;
  /** Small print at the foot. */
  disclaimer?: ReactNode;
  /** The step itself: a `QuestionStep`. */
  children: ReactNode;
}

/** A full-screen modal that can't be closed, only answered; a vine grows with every answer. */
export function WizardFrame(props: WizardFrameProps): ReactNode {
  const { label, step, total: given, stepText, logo, end, disclaimer, children, ...rest } = props;
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
            <p data-part="step">{stepText}</p>
            {children}
          </div>
          {disclaimer && <div data-part="disclaimer">{disclaimer}</div>}
        </div>
      </Root>
    </Dialog>
  );
}
