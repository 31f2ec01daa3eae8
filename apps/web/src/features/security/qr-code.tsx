import type { ReactNode } from "react";
import { styled } from "styled-components";
import { encode } from "uqr";

/** Black on white in every theme, because many cameras can’t read inverted codes. */
const Root = styled.svg`
  width: min(208px, 100%);
  height: auto;
  border: 1px solid var(--tr-line);
  border-radius: var(--tr-radius-md);
  forced-color-adjust: none;
`;

/** A QR code. */
export function QrCode({ text, label }: { text: string; label: string }): ReactNode {
  const { data, size } = encode(text, { border: 3 });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return (
    <Root role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="white" />
      <path fill="black" d={path} />
    </Root>
  );
}
