"use client";
import { CirclePlay } from "lucide-react";
import { useState, type ComponentPropsWithRef, type ReactNode } from "react";
import { styled } from "styled-components";

const Root = styled.article`
  min-width: 0;
  & > [data-part="picture"] {
    position: relative;
    display: grid;
    place-items: center;
    overflow: hidden;
    aspect-ratio: 16 / 9;
    border-radius: 14px;
    background: var(--tr-sunken);
    color: var(--tr-text-3);
    & > img {
      width: 100%;
      height: 100%;
      object-fit: cover;
    }
    & > span {
      position: absolute;
      inset-block-end: 8px;
      inset-inline-end: 8px;
      padding: 5px 6px;
      border-radius: var(--tr-radius-xs);
      background: var(--tr-frame);
      color: var(--tr-on-frame);
      font-size: var(--tr-size-2xs);
      font-weight: var(--tr-weight-semi);
      font-variant-numeric: tabular-nums lining-nums;
      line-height: 1;
    }
  }
  & > h3 {
    margin-top: var(--tr-space-3);
    font-family: var(--tr-font-text);
    font-size: var(--tr-size-md);
    font-weight: var(--tr-weight-semi);
    letter-spacing: normal;
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
  & > p {
    margin-top: 2px;
    color: var(--tr-text-2);
    font-size: var(--tr-size-sm);
    font-variant-numeric: lining-nums;
    overflow-wrap: anywhere;
  }
  @media (forced-colors: active) {
    & > [data-part="picture"] {
      border: 1px solid CanvasText;
    }
  }
`;

export interface VideoCardProps extends Omit<ComponentPropsWithRef<"article">, "title" | "children"> {
  /** Title of the video. */
  title: string;
  /** URL of the thumbnail. If it is missing or fails to load, a play icon is shown. */
  picture?: string | undefined;
  /** Formatted duration, such as "8:42". */
  duration?: string;
  /** Details, such as "Published Nov 7, 2026". */
  detail?: ReactNode;
}

/** A video with its thumbnail. */
export function VideoCard({ title, picture, duration, detail, ...rest }: VideoCardProps): ReactNode {
  const [broken, setBroken] = useState<string>();
  return (
    <Root {...rest}>
      <div data-part="picture">
        {picture && picture !== broken ? (
          <img src={picture} alt="" loading="lazy" onError={() => setBroken(picture)} />
        ) : (
          <CirclePlay size={44} strokeWidth={1.5} aria-hidden />
        )}
        {duration && <span>{duration}</span>}
      </div>
      <h3>
        <bdi>{title}</bdi>
      </h3>
      {detail && <p>{detail}</p>}
    </Root>
  );
}
