import { Card } from "@trellis/ui/card";
import { styled, type StyledComponent } from "styled-components";

/** Layout with the prompt above the example report. */
export const Root: StyledComponent<"div"> = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--tr-space-5);
`;

/** The prompt: text and a button beside an illustration. */
export const Prompt: typeof Card = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--tr-space-5);
  align-items: center;
  background: linear-gradient(105deg, var(--tr-hero-1), var(--tr-hero-2));
  & > div {
    display: grid;
    gap: 10px;
    justify-items: start;
    overflow-wrap: anywhere;
  }
  & p {
    max-width: 56ch;
    color: var(--tr-text-2);
    font-size: var(--tr-size-lg);
  }
  & > div > p:last-child {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 12px;
    font-size: var(--tr-size-sm);
  }
  & [data-part="head"] {
    display: flex;
    gap: 14px;
    align-items: center;
  }
  & > svg {
    margin-block: -12px;
  }
  @media (max-width: 767px) {
    grid-template-columns: minmax(0, 1fr);
    & > svg {
      display: none;
    }
    & > div > button {
      width: 100%;
    }
  }
`;
