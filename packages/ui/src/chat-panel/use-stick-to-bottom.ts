import { useLayoutEffect, useRef, type RefObject } from "react";

/** The panel scrolls along while the user is within this distance of the bottom, in pixels. */
const FOLLOW_DISTANCE = 120;
/** Space above the question if it is kept at the top, in pixels. */
const TOP_MARGIN = 12;
/** Largest share of the viewport for the question. If it is longer, only its end stays in view. */
const QUESTION_SHARE = 0.4;

/**
 * Scrolls to the end of the latest message while the user is at the bottom. If question and answer don't both fit, the
 * question stays at the top instead. Scrolling up turns this off.
 */
export function useStickToBottom(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    let isFollowing = true;
    let target = 0;
    const findTarget = () => {
      const bottom = element.scrollHeight - element.clientHeight;
      const last = element.firstElementChild?.lastElementChild;
      if (!last) return bottom;
      const question = [...element.querySelectorAll('[data-from="user"]')].at(-1);
      const answerTop = last.getBoundingClientRect().top;
      const questionTop = question?.getBoundingClientRect().top ?? answerTop;
      const top = Math.max(questionTop, answerTop - element.clientHeight * QUESTION_SHARE);
      const above = top - element.getBoundingClientRect().top - TOP_MARGIN;
      return Math.min(bottom, Math.max(0, element.scrollTop + above));
    };
    const onScroll = () => {
      isFollowing = element.scrollTop > target - FOLLOW_DISTANCE;
    };
    const observer = new ResizeObserver(() => {
      if (!isFollowing) return;
      target = findTarget();
      element.scrollTop = target;
    });
    element.addEventListener("scroll", onScroll, { passive: true });
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => {
      element.removeEventListener("scroll", onScroll);
      observer.disconnect();
    };
  }, []);
  return ref;
}
