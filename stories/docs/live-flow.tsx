import { type ReactNode, useEffect, useRef, useState } from "react";
import { styled } from "styled-components";
import { Statechart } from "../../.storybook/statechart-view.tsx";
import { type FlowReport, flowEvents } from "../atlas/statechart/channel.ts";
import { storyUrl } from "./story-index.ts";

const Frame = styled.div`
  border: 1px solid var(--tr-line);
  border-radius: 12px;
  overflow: hidden;

  & > iframe {
    display: block;
    width: 100%;
    height: 640px;
    border: 0;
    border-bottom: 1px solid var(--tr-line);
  }
  & > div {
    height: 480px;
  }
`;

/** The channel of the Storybook preview in a frame. */
interface Channel {
  on: (event: string, listener: (report: FlowReport) => void) => void;
  emit: (event: string, index?: number) => void;
}

interface Preview extends Window {
  __STORYBOOK_ADDONS_CHANNEL__?: Channel;
}

/** Returns the channel of a frame, once the preview in it has created the channel. */
function channelOf(frame: HTMLIFrameElement | null): Channel | undefined {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = (frame?.contentWindow ?? {}) as Partial<Preview>;
  return channel;
}

interface LiveFlowProps {
  /** Story that the flow starts with. */
  story: string;
  globals: string;
  /** Globals of copied links. */
  linkGlobals: string;
}

/** A running flow with its statechart, for docs pages. */
export function LiveFlow({ story, globals, linkGlobals }: LiveFlowProps): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null);
  const [report, setReport] = useState<FlowReport>();
  useEffect(() => {
    const timer = setInterval(() => {
      const found = channelOf(frame.current);
      if (!found) return;
      clearInterval(timer);
      found.on(flowEvents.report, setReport);
      found.emit(flowEvents.ask);
    }, 100);
    return () => clearInterval(timer);
  }, []);
  const page = globalThis.parent.location;
  const steps = report?.link && `&args=steps:${report.link}`;
  return (
    <Frame>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it shows a page of this Storybook, which needs its scripts */}
      <iframe ref={frame} title="The flow" src={storyUrl(story, globals, true)} />
      {report && (
        <div>
          <Statechart
            report={report}
            link={`${page.origin}${page.pathname}${storyUrl(story, linkGlobals, false)}${steps ?? ""}`}
            onTake={(index) => channelOf(frame.current)?.emit(flowEvents.take, index)}
            onBack={(count) => channelOf(frame.current)?.emit(flowEvents.back, count)}
          />
        </div>
      )}
    </Frame>
  );
}
