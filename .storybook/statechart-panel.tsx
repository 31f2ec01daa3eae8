// Storybook’s manager provides its own React, but not the JSX runtime.
/** @jsxRuntime classic */
import * as React from "react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { buildArgsParam } from "storybook/internal/router";
import { useChannel, useGlobals, useStorybookApi } from "storybook/manager-api";
import { type FlowReport, flowEvents } from "../stories/atlas/statechart/channel.ts";
import { Statechart } from "./statechart-view.tsx";

/** The toolbar’s settings that a copied link keeps. */
const kept = new Set(["theme", "locale", "viewport", "direction"]);

/** The statechart of the story’s flow. */
export function StatechartPanel(): ReactNode {
  const [report, setReport] = useState<FlowReport>();
  const api = useStorybookApi();
  const [globals] = useGlobals();
  const emit = useChannel({ [flowEvents.report]: setReport });
  const latest = useRef(emit);
  useEffect(() => latest.current(flowEvents.ask), []);
  const story = api.getCurrentStoryData();
  // When a link opens this panel, the preview has not reported the story yet.
  if (!report || story === undefined)
    return (
      <p role="status" style={{ margin: 16 }}>
        Waiting for the flow…
      </p>
    );
  const { origin, pathname } = globalThis.location;
  const args = report.link && `&args=steps:${report.link}`;
  const settings = Object.fromEntries(Object.entries(globals).filter(([name]) => kept.has(name)));
  return (
    <Statechart
      report={report}
      link={`${origin}${pathname}?path=/story/${story.id}${args}&globals=${buildArgsParam({}, settings)}`}
      onTake={(index) => emit(flowEvents.take, index)}
      onBack={(count) => emit(flowEvents.back, count)}
    />
  );
}
