import { keyframes, styled, type StyledComponent } from "styled-components";
import { PlatformList } from "@trellis/ui/platform-row";

const pulse = keyframes`
  0%,
  100% {
    opacity: 0;
  }
  30% {
    opacity: 1;
  }
`;

export const List: StyledComponent<typeof PlatformList> = styled(PlatformList)`
  margin-block: -14px;
  /* Next to "Coming soon", the state "Not connected" is redundant, so it is exposed only to screen readers. */
  & > li > :has([data-soon]) > [data-part="badge"],
  & > li > :has([data-soon]) [data-part="state"] {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  & [data-returned] {
    position: relative;
    isolation: isolate;
    outline-offset: 4px;
    border-radius: var(--tr-radius-md);
  }
  @media (prefers-reduced-motion: no-preference) {
    & [data-returned]::before {
      content: "";
      position: absolute;
      inset: 0 -12px;
      z-index: -1;
      border-radius: var(--tr-radius-lg);
      background: var(--tr-ai-soft);
      opacity: 0;
      animation: ${pulse} 1.4s var(--tr-ease-inout) 2;
    }
  }
`;
