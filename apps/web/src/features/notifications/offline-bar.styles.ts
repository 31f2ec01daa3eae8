import { styled, type StyledComponent } from "styled-components";

export const Bar: StyledComponent<"p"> = styled.p`
  &:not(:empty) {
    position: fixed;
    inset: auto 0 0;
    z-index: var(--tr-z-toast);
    display: flex;
    justify-content: center;
    gap: var(--tr-space-2);
    padding: 10px var(--tr-space-4) max(10px, env(safe-area-inset-bottom));
    border-top: 1px solid var(--tr-frame-line);
    background: var(--tr-frame);
    color: var(--tr-on-frame);
    font-size: var(--tr-size-sm);
    font-weight: 550;
    line-height: 1.35;
    text-wrap: pretty;
  }
  & > svg {
    color: var(--tr-frame-petal);
  }
`;
