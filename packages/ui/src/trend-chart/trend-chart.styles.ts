import { keyframes, styled, type StyledComponent } from "styled-components";
import { plotStyles } from "./plot.styles.ts";

const reveal = keyframes`
  from {
    clip-path: inset(-20px 100% -20px -20px);
  }
  to {
    clip-path: inset(-20px -20px -20px -20px);
  }
`;

/** Tick labels, axis labels and tooltip around the plot. */
export const Root: StyledComponent<"figure"> = styled.figure`
  container-type: inline-size;
  min-width: 0;
  margin: 0;
  & > [data-part="chart"] {
    display: grid;
    grid-template: var(--height) 34px / auto minmax(0, 1fr);
    column-gap: 12px;
    padding-top: 10px;
    color: var(--tr-text-3);
    font-size: var(--tr-size-2xs);
    font-weight: var(--tr-weight-medium);
    font-variant-numeric: tabular-nums lining-nums;
  }
  & [data-part="ticks"] {
    display: flex;
    flex-direction: column-reverse;
    justify-content: space-between;
    text-align: end;
    white-space: nowrap;
    & > span {
      height: 0;
      line-height: 0;
    }
  }
  & [data-part="names"] {
    position: relative;
    grid-column: 2;
    & > span {
      position: absolute;
      inset-block-start: 10px;
      overflow: hidden;
      max-width: 5.5rem;
      text-overflow: ellipsis;
      white-space: nowrap;
      translate: -50% 0;
    }
    &:dir(rtl) > span {
      translate: 50% 0;
    }
    & > span[data-edge="start"] {
      translate: none;
    }
    & > span[data-edge="end"] {
      inset-inline-end: 0;
      translate: none;
    }
  }
  ${plotStyles}
  & [data-part="empty"] {
    display: grid;
    place-items: center;
    grid-column: 1 / -1;
    padding: var(--tr-space-4);
    border-radius: var(--tr-radius-md);
    background: var(--tr-surface-2);
    color: var(--tr-text-2);
    font-size: var(--tr-size-md);
    font-weight: var(--tr-weight-regular);
    text-align: center;
    overflow-wrap: anywhere;
  }
  & > [data-part="switch"] {
    display: flex;
    justify-content: flex-end;
    /* Aligns the label of the borderless button with the plot. */
    margin: 4px 0 -8px;
    margin-inline-end: -14px;
  }
  @container (max-width: 35rem) {
    & [data-part="names"] > span:nth-last-child(even) {
      display: none;
    }
  }
  @container (max-width: 18.75rem) {
    & [data-part="names"] > span {
      display: none;
      &:is(:first-child, [data-edge="end"]) {
        display: block;
      }
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    & [data-part="growth"] {
      animation: ${reveal} var(--tr-dur-grow) var(--tr-ease-inout) backwards;
    }
  }
  @media (forced-colors: active) {
    & [role="slider"] :is(path[data-part="line"], path[data-part="dot"], path[data-part="bridge"]) {
      stroke: CanvasText;
    }
    & [role="slider"] :is(path[data-part="grid"], path[data-part="nought"]) {
      stroke: GrayText;
    }
    & [role="slider"] path[data-part="area"] {
      display: none;
    }
  }
`;
