import { StatGrid } from "@trellis/ui/stat-card";
import { styled } from "styled-components";

/** Key figures at the top of a page. On phones they take up little of the first screen. */
export const KpiStrip: typeof StatGrid = styled(StatGrid)`
  & dl {
    padding: 14px 18px;
  }
  @media (max-width: 767px) {
    & dl {
      padding: 10px 14px;
    }
    & dt > span,
    & li > * > svg {
      display: none;
    }
    & [data-part="value"] {
      padding-top: 2px;
      font-size: var(--tr-size-xl);
    }
  }
`;
