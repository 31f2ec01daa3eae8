import { type ReactNode, useEffect, useRef, useState } from "react";
import { styled } from "styled-components";
import { storyUrl } from "./story-index.ts";

const maximum = 2;
let loading = 0;
const waiting: (() => void)[] = [];

/** Calls `begin` as soon as fewer than two stories are loading, because each one loads the whole preview. */
function takeTurn(begin: () => void): void {
  if (loading >= maximum) return void waiting.push(begin);
  loading += 1;
  begin();
}

function endTurn(): void {
  const next = waiting.shift();
  if (next) next();
  else loading -= 1;
}

const Picture = styled.span`
  position: relative;
  display: block;
  overflow: hidden;
  border: 1px solid var(--tr-line);
  border-radius: 12px;
  background: var(--tr-sunken);

  & > iframe {
    position: absolute;
    inset: 0 auto auto 0;
    border: 0;
    transform-origin: 0 0;
    pointer-events: none;
  }
`;

/** Returns the size of the picture of a screen. Phones are upright. */
export const pictureOf = (width: number) => (width < 768 ? { width: 200, height: 380 } : { width: 260, height: 195 });

/** A small live view of a story, loaded when it scrolls into view. It can't be focused. */
export function Thumbnail({ id, globals, width }: { id: string; globals: string; width: number }): ReactNode {
  const picture = useRef<HTMLSpanElement>(null);
  const endOnce = useRef<() => void>(undefined);
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    let isGone = false;
    const begin = () => {
      if (isGone) return endTurn();
      endOnce.current = () => {
        endOnce.current = undefined;
        endTurn();
      };
      return setIsShown(true);
    };
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      takeTurn(begin);
    });
    if (picture.current) observer.observe(picture.current);
    return () => {
      isGone = true;
      observer.disconnect();
      endOnce.current?.();
    };
  }, []);
  const size = pictureOf(width);
  const scale = size.width / width;
  return (
    <Picture ref={picture} style={size} inert>
      {isShown && (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- it shows a page of this Storybook, which needs its scripts
        <iframe
          title={id}
          tabIndex={-1}
          src={storyUrl(id, globals, true)}
          style={{ width, height: size.height / scale, transform: `scale(${scale})` }}
          onLoad={() => endOnce.current?.()}
        />
      )}
    </Picture>
  );
}
