import { styled, type StyledComponent } from "styled-components";

export const Root: StyledComponent<"button"> = styled.button`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: var(--tr-control);
  height: var(--tr-control);
  padding: 0;
  border: 0;
  border-radius: var(--tr-radius-md);
  color: var(--tr-text-2);
  background: transparent;
  cursor: pointer;
  transition: background-color var(--tr-dur-fast) var(--tr-ease-out);
  --hover: var(--tr-surface-2);
  &[data-size="sm"] {
    width: var(--tr-control-sm);
    height: var(--tr-control-sm);
    border-radius: var(--tr-radius-control-sm);
  }
  &[data-variant="soft"] {
    color: var(--tr-on-primary-soft);
    background: var(--tr-primary-soft);
    box-shadow: inset 0 0 0 1px var(--tr-edge);
    --hover: var(--tr-primary-soft-hover);
  }
  &[data-variant="outline"] {
    color: var(--tr-text);
    background: var(--tr-surface);
    box-shadow: inset 0 0 0 1px var(--tr-line-hover);
  }
  &[data-variant="frame"] {
    color: var(--tr-on-frame-muted);
    --hover: var(--tr-frame-2);
    --tr-focus: var(--tr-focus-on-frame);
  }
  &:disabled {
    cursor: not-allowed;
    opacity: 0.5;
  }
  &[aria-busy="true"] {
    cursor: progress;
  }
  @media (hover: hover) {
    &:hover:not(:disabled, [aria-busy="true"]) {
      background: var(--hover);
    }
  }
  @media (forced-colors: active) {
    border: 1px solid ButtonBorder;
  }
`;
