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
  /** Color of the initials. `auto` derives it from the name, so that colors vary within a list. */
  tint?: "sun" | "auto";
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
  &[data-tint="1"] {
    color: var(--tr-on-primary-soft);
    background: var(--tr-primary-soft);
  }
  &[data-tint="2"] {
    color: var(--tr-on-info-soft);
    background: var(--tr-info-soft);
  }
  &[data-tint="3"] {
    color: var(--tr-on-danger-soft);
    background: var(--tr-danger-soft);
  }
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

/** Returns the same number from 0 to 3 for the same name. */
const tintOf = (name: string): number =>
  Array.from(name).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % 4;

/** A person's picture, with their initials as a fallback. */
export function Avatar({
  name,
  src,
  size = 36,
  tint = "sun",
  labeled = false,
  style,
  ...rest
}: AvatarProps): ReactNode {
  const [broken, setBroken] = useState<string>();
  const shown = src && src !== broken ? src : undefined;
  return (
    <Root
      {...(labeled ? { role: "img", "aria-label": name } : { "aria-hidden": true })}
      data-tint={tint === "auto" ? tintOf(name) : undefined}
      style={{ width: size, height: size, fontSize: size * 0.38, ...style }}
      {...rest}
    >
      {shown === undefined ? initials(name) : <img src={shown} alt="" onError={() => setBroken(shown)} />}
    </Root>
  );
}
