"use client";
import { CirclePlay } from "lucide-react";
import { useState, type ComponentPropsWithRef, type ReactNode } from "react";
import { Root } from "./video-card.styles.ts";

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
