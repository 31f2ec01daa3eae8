"use client";
import { useState, type ComponentPropsWithRef, type ReactNode } from "react";
import { styled } from "styled-components";

export interface AvatarProps extends Omit<ComponentPropsWithRef<"span">, "children"> {
  /** Name of the person; used for the initials. */
  name: string;
  /** URL of the picture. If it is missing or fails to load, the initials are shown. */
  src?: string | null | undefined;
  /** Width and height in pixels. */
  size?: number;
  /** If `true`, the name is announced to screen readers. Omit it next to a visible name. */
  labeled?: boolean;
}

const Root = styled.span`
  display: inline-grid;
  flex: none;
  place-items: center;
  overflow: hidden;
  border-radius: 30%;
  color: var(--tr-on-ai-soft);
  background: var(--tr-ai-soft);
  box-shadow: inset 0 0 0 1px var(--tr-edge);
  font-family: var(--tr-font-text);
  font-weight: var(--tr-weight-bold);
  line-height: 1;
  user-select: none;

  & > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

const initials = (name: string): string => {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word) => word?.match(/[\p{L}\p{N}]|\p{Emoji_Presentation}/u)?.[0] ?? "")
    .join("")
    .toLocaleUpperCase();
};

/** A person's picture, with their initials as a fallback. */
export function Avatar({ name, src, size = 36, labeled = false, style, ...rest }: AvatarProps): ReactNode {
  const [broken, setBroken] = useState<string>();
  const shown = src && src !== broken ? src : undefined;
  return (
    <Root
      {...(labeled ? { role: "img", "aria-label": name } : { "aria-hidden": true })}
      style={{ width: size, height: size, fontSize: size * 0.38, ...style }}
      {...rest}
    >
      {shown === undefined ? initials(name) : <img src={shown} alt="" onError={() => setBroken(shown)} />}
    </Root>
  );
}
