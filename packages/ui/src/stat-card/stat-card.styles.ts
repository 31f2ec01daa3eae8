import { styled, type StyledComponent } from "styled-components";
import { Card } from "../card/card.tsx";

/** Label, value and change, with the chart below. */
export const Root: StyledComponent<typeof Card> = styled(Card)`
  display: flex;
  flex-direction: column;
  container-type: inline-size;
  height: 100%;
  overflow: hidden;
  & > dl {
    display: flex;
    flex: 1;
    flex-direction: column;
    padding: 18px 20px 16px;
  }
  & dt {
    display: flex;
    align-items: center;
    gap: 8px;
    color: var(--tr-text-2);
    font-size: var(--tr-size-sm);
    font-weight: 550;
    overflow-wrap: anywhere;
  }
  /* Aligned to the bottom, so that the values of a row line up even if a label wraps. */
  & [data-part="value"] {
    margin-top: auto;
    padding-top: 8px;
    font-family: var(--tr-font-display);
    font-size: clamp(1.375rem, 14cqi, 2rem);
    font-weight: 650;
    font-variant-numeric: lining-nums tabular-nums;
    /* Tighter letters would hide the separators of "5.2%" and "1,284". */
    letter-spacing: 0;
    line-height: 1.1;
    overflow-wrap: anywhere;
  }
  & [data-part="change"] {
    margin-top: 6px;
    color: var(--tr-text-2);
    font-size: var(--tr-size-sm);
    font-variant-numeric: lining-nums tabular-nums;
    overflow-wrap: anywhere;
    &[data-trend] {
      font-weight: var(--tr-weight-semi);
    }
    &[data-trend="up"] {
      color: var(--tr-success);
    }
    &[data-trend="down"] {
      color: var(--tr-danger);
    }
  }
  & > [data-part="hold"] {
    visibility: hidden;
  }
  @container (max-width: 11.875rem) {
    & > dl {
      padding: 14px 16px 12px;
    }
  }
  /* In narrow cards, or with enlarged text, the icon moves above the text. */
  @container (max-width: 9.375rem) {
    & > dl {
      padding-inline: 12px;
    }
    & dt {
      flex-direction: column;
      align-items: flex-start;
      gap: 6px;
    }
    & [data-part="value"] {
      font-size: var(--tr-size-xl);
    }
  }
`;
