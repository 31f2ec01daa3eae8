"use client";
import { useState, type ComponentPropsWithRef, type ReactNode } from "react";
import { Root } from "./avatar.styles.ts";

export interface AvatarProps extends Omit<ComponentPropsWithRef<"span">, "children"> {
  /** Name of the person; used for the initials. */
  name: string;
  /** URL of the picture. If it is missing or fails to load, the initials are shown. */
  src?: string | null | undefined;
  /** Width and height in pixels. */
  size?: number;
  /** Color of the initials. `auto` derives it from the name, so that people in a list differ. */
  tint?: "sun" | "auto";
  /** If `true`, the name is announced to screen readers. Omit it next to a visible name. */
  labeled?: boolean;
}

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
