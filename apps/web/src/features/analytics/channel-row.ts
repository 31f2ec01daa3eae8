import { styled, type StyledComponent } from "styled-components";

/** A picture with lines of text beside it. */
export const ChannelRow: StyledComponent<"div"> = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px 16px;
  align-items: center;
  & > div {
    flex: 1 1 9rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & > div > b {
    display: block;
    font-family: var(--tr-font-display);
    font-size: var(--tr-size-xl);
    font-weight: 650;
    letter-spacing: -0.018em;
    line-height: 1.25;
  }
  & > div > p > strong {
    color: var(--tr-text);
    font-variant-numeric: lining-nums;
  }
`;
