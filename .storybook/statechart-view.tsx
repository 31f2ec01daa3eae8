// Storybook’s manager provides its own React, but not the JSX runtime.
/** @jsxRuntime classic */
import * as React from "react";
import { type ReactNode, useState } from "react";
import { styled } from "storybook/theming";
import type { FlowReport } from "../stories/atlas/statechart/channel.ts";
import { StatechartDrawing } from "./statechart-drawing.tsx";

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(220px, 280px);
  height: 100%;
  @media (max-width: 700px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Side = styled.div`
  overflow: auto;
  padding: 12px 16px;
  border-inline-start: 1px solid ${({ theme }) => theme.appBorderColor};
  font-size: 13px;
  line-height: 1.45;
  h3 {
    margin: 0 0 6px;
    padding-top: 14px;
    font-size: 13px;
    font-weight: 700;
  }
  ul,
  ol {
    display: grid;
    gap: 4px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  p {
    margin: 0 0 8px;
  }
  li > button {
    width: 100%;
  }
  button {
    padding: 6px 10px;
    border: 1px solid ${({ theme }) => theme.appBorderColor};
    border-radius: 6px;
    color: inherit;
    background: ${({ theme }) => theme.background.content};
    font: inherit;
    text-align: start;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  button:hover {
    border-color: ${({ theme }) => theme.color.secondary};
  }
  button:focus-visible {
    outline: 2px solid ${({ theme }) => theme.color.secondary};
    outline-offset: 1px;
  }
  button[aria-current] {
    border-color: ${({ theme }) => theme.color.secondary};
    font-weight: 700;
  }
  small {
    display: block;
    font-size: 12px;
    font-weight: 400;
  }
  pre {
    overflow: auto;
    margin: 0;
    font-size: 12px;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;

/** Copies a link to the current state of the flow. */
function CopyLink({ link }: { link: string }): ReactNode {
  const [copied, setCopied] = useState<string>();
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    setCopied(link);
  };
  return (
    <button type="button" onClick={() => void copy()}>
      {copied === link ? "Link copied" : "Copy a link to this state"}
    </button>
  );
}

interface StatechartProps {
  report: FlowReport;
  /** URL of the flow’s current state. */
  link: string;
  /** Called with the index of a possible step. */
  onTake: (index: number) => void;
  /** Called with the number of steps to keep. */
  onBack: (count: number) => void;
}

/** The chart of a running flow: its active state, the possible events, its data and its history. */
export function Statechart({ report, link, onTake, onBack }: StatechartProps): ReactNode {
  const { chart, active, next, history, context } = report;
  return (
    <Root>
      <StatechartDrawing chart={chart} active={active} />
      <Side>
        <p role="status">
          Active: <b>{history.at(-1)?.state}</b>
        </p>
        <CopyLink link={link} />
        <h3>Possible events</h3>
        {next.length === 0 && <p>None: the flow has ended.</p>}
        <ul>
          {next.map((step, index) => (
            <li key={step}>
              <button type="button" onClick={() => onTake(index)}>
                {step}
              </button>
            </li>
          ))}
        </ul>
        <h3>History</h3>
        <ol>
          {history.map(({ step, state }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- steps repeat, and their position identifies them
            <li key={index}>
              <button
                type="button"
                aria-current={index === history.length - 1 ? "step" : undefined}
                onClick={() => onBack(index)}
              >
                {step} <small>{state}</small>
              </button>
            </li>
          ))}
        </ol>
        <h3>Data</h3>
        <pre>{JSON.stringify(context, null, 2)}</pre>
      </Side>
    </Root>
  );
}
