import { useEffect, useEffectEvent, useRef } from "react";
import { useNavigate } from "react-router-dom";

/**
 * Keeps the page's address and a flow's the same. When the flow goes on, the page follows; when the person moves, by
 * Back, Forward or a link, the flow is asked to.
 */
export function useFlowAddress(ofFlow: string, ofPage: string, ask: () => void): void {
  const navigate = useNavigate();
  const before = useRef(ofFlow);
  const settle = useEffectEvent((flowNow: string, pageNow: string) => {
    const hasFlowMoved = before.current !== flowNow;
    before.current = flowNow;
    if (flowNow === pageNow) return;
    if (hasFlowMoved) void navigate(flowNow);
    else ask();
  });
  useEffect(() => settle(ofFlow, ofPage), [ofFlow, ofPage]);
}
