import type { ComponentPropsWithRef, ReactNode } from "react";

export interface GlyphProps extends Omit<ComponentPropsWithRef<"svg">, "children"> {
  /** Width and height in pixels. */
  size?: number;
}

/**
 * Plain SVG icons, so that common components don't load the lucide runtime (1.8 kB). The paths are lucide's (ISC
 * license, lucide.dev); use lucide-react for all other icons.
 */
const glyph =
  (...paths: string[]) =>
  ({ size = 20, ...rest }: GlyphProps): ReactNode => (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...rest}
    >
      {paths.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );

type Glyph = (props: GlyphProps) => ReactNode;

const disc = "M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0";

export const AlertGlyph: Glyph = /* @__PURE__ */ glyph(disc, "M12 8v4", "M12 16h.01");
export const CalendarGlyph: Glyph = /* @__PURE__ */ glyph(
  "M8 2v4",
  "M16 2v4",
  "M5 4h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2",
  "M3 10h18",
);
export const CheckGlyph: Glyph = /* @__PURE__ */ glyph("M20 6 9 17l-5-5");
export const ChevronGlyph: Glyph = /* @__PURE__ */ glyph("m6 9 6 6 6-6");
export const CircleGlyph: Glyph = /* @__PURE__ */ glyph(disc);
export const CloseGlyph: Glyph = /* @__PURE__ */ glyph("M18 6 6 18", "m6 6 12 12");
export const GlobeGlyph: Glyph = /* @__PURE__ */ glyph(
  disc,
  "M12 2a14.5 14.5 0 0 0 0 20 14.5 14.5 0 0 0 0-20",
  "M2 12h20",
);
export const MinusGlyph: Glyph = /* @__PURE__ */ glyph("M5 12h14");
export const PlusGlyph: Glyph = /* @__PURE__ */ glyph("M5 12h14", "M12 5v14");
export const InfoGlyph: Glyph = /* @__PURE__ */ glyph(disc, "M12 16v-4", "M12 8h.01");
export const SuccessGlyph: Glyph = /* @__PURE__ */ glyph(disc, "m16 9-5.5 5.5L8 12");
export const WarningGlyph: Glyph = /* @__PURE__ */ glyph(
  "m21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3",
  "M12 9v4",
  "M12 17h.01",
);
export const EyeGlyph: Glyph = /* @__PURE__ */ glyph(
  "M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0",
  "M9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0",
);
export const EyeOffGlyph: Glyph = /* @__PURE__ */ glyph(
  "M10.733 5.076a10.744 10.744 0 0 1 11.205 6.575 1 1 0 0 1 0 .696 10.747 10.747 0 0 1-1.444 2.49",
  "M14.084 14.158a3 3 0 0 1-4.242-4.242",
  "M17.479 17.499a10.75 10.75 0 0 1-15.417-5.151 1 1 0 0 1 0-.696 10.75 10.75 0 0 1 4.446-5.143",
  "m2 2 20 20",
);
