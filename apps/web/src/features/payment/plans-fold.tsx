import { Button } from "@trellis/ui/button";
import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--tr-space-4);
  & > button {
    display: none;
  }
  @media (max-width: 767px) {
    & > button {
      display: inline-flex;
    }
    &:not([data-open]) > div {
      display: none;
    }
  }
`;

/** The plans in the settings. On phones, they are collapsed until the user expands them. */
export function PlansFold({ children }: { children: ReactNode }): ReactNode {
  const { t } = useTranslation("payment");
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <Root data-open={isOpen || undefined}>
      <Button variant="secondary" fullWidth aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {t(isOpen ? "hidePlans" : "showPlans")}
      </Button>
      <div id={id}>{children}</div>
    </Root>
  );
}
