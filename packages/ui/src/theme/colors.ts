/** Light and dark value of a token. */
export type ThemedValue = readonly [light: string, dark: string];

/** Color tokens by purpose. Defined in OKLCH, with chroma clipped to sRGB. */
export const colors = {
  // Frame: header, sidebar and full-screen loading.
  frame: ["oklch(0.262 0.05 163)", "oklch(0.16 0.027 165)"],
  "frame-2": ["oklch(0.315 0.06 162)", "oklch(0.215 0.03 163)"],
  "frame-line": ["oklch(0.38 0.06 161)", "oklch(0.28 0.03 162)"],
  "frame-lattice": ["oklch(0.38 0.06 161)", "oklch(0.28 0.03 162)"],
  "on-frame": ["oklch(0.965 0.02 140)", "oklch(0.955 0.018 140)"],
  "on-frame-muted": ["oklch(0.8 0.045 150)", "oklch(0.745 0.035 150)"],
  // Page and surfaces.
  canvas: ["oklch(0.977 0.006 115)", "oklch(0.205 0.02 164)"],
  surface: ["oklch(1 0 0)", "oklch(0.245 0.022 163)"],
  "surface-2": ["oklch(0.966 0.008 118)", "oklch(0.278 0.024 162)"],
  sunken: ["oklch(0.945 0.01 120)", "oklch(0.18 0.018 164)"],
  line: ["oklch(0.905 0.01 120)", "oklch(0.325 0.024 161)"],
  "line-hover": ["oklch(0.845 0.01 120)", "oklch(0.395 0.024 161)"],
  "line-strong": ["oklch(0.62 0.014 125)", "oklch(0.56 0.02 155)"],
  // Edges of soft backgrounds: transparent except in high contrast.
  edge: ["oklch(1 0 0 / 0)", "oklch(1 0 0 / 0)"],
  // Text.
  text: ["oklch(0.235 0.022 160)", "oklch(0.955 0.01 130)"],
  "text-2": ["oklch(0.43 0.022 155)", "oklch(0.79 0.018 140)"],
  "text-3": ["oklch(0.51 0.02 150)", "oklch(0.69 0.02 145)"],
  // Main action.
  primary: ["oklch(0.445 0.1 158)", "oklch(0.8 0.165 149)"],
  "primary-hover": ["oklch(0.4 0.092 159)", "oklch(0.84 0.155 147)"],
  "primary-press": ["oklch(0.355 0.08 160)", "oklch(0.75 0.165 150)"],
  "on-primary": ["oklch(1 0 0)", "oklch(0.2 0.045 162)"],
  "primary-soft": ["oklch(0.95 0.045 144)", "oklch(0.315 0.06 157)"],
  "primary-soft-hover": ["oklch(0.92 0.06 144)", "oklch(0.355 0.065 157)"],
  "on-primary-soft": ["oklch(0.36 0.085 158)", "oklch(0.86 0.12 148)"],
  link: ["oklch(0.43 0.1 158)", "oklch(0.82 0.15 149)"],
  // Assistant, and the current day.
  ai: ["oklch(0.84 0.155 80)", "oklch(0.84 0.155 80)"],
  "ai-hover": ["oklch(0.81 0.16 78)", "oklch(0.87 0.129 82)"],
  "ai-press": ["oklch(0.78 0.16 76)", "oklch(0.81 0.15 78)"],
  "on-ai": ["oklch(0.27 0.055 60)", "oklch(0.25 0.055 60)"],
  "ai-soft": ["oklch(0.968 0.04 90)", "oklch(0.3 0.045 84)"],
  "on-ai-soft": ["oklch(0.44 0.095 62)", "oklch(0.88 0.12 84)"],
  // Status.
  success: ["oklch(0.5 0.12 155)", "oklch(0.78 0.16 150)"],
  "success-soft": ["oklch(0.955 0.042 148)", "oklch(0.31 0.058 156)"],
  "on-success-soft": ["oklch(0.37 0.088 157)", "oklch(0.86 0.12 148)"],
  warning: ["oklch(0.64 0.141 66)", "oklch(0.82 0.15 78)"],
  "warning-soft": ["oklch(0.965 0.041 88)", "oklch(0.315 0.052 70)"],
  "on-warning-soft": ["oklch(0.43 0.095 60)", "oklch(0.88 0.12 84)"],
  danger: ["oklch(0.545 0.195 22)", "oklch(0.7 0.175 22)"],
  "danger-hover": ["oklch(0.5 0.185 22)", "oklch(0.74 0.158 22)"],
  "danger-press": ["oklch(0.45 0.17 22)", "oklch(0.66 0.175 22)"],
  "on-danger": ["oklch(1 0 0)", "oklch(0.18 0.05 20)"],
  "danger-soft": ["oklch(0.957 0.021 20)", "oklch(0.31 0.075 20)"],
  "on-danger-soft": ["oklch(0.45 0.165 21)", "oklch(0.86 0.075 20)"],
  info: ["oklch(0.53 0.125 242)", "oklch(0.76 0.11 236)"],
  "info-soft": ["oklch(0.96 0.022 232)", "oklch(0.31 0.055 245)"],
  "on-info-soft": ["oklch(0.4 0.1 246)", "oklch(0.87 0.06 232)"],
  // Focus ring and dialog backdrop.
  focus: ["oklch(0.43 0.1 158)", "oklch(0.84 0.15 149)"],
  "focus-on-frame": ["oklch(0.85 0.151 82)", "oklch(0.85 0.151 82)"],
  halo: ["oklch(0.445 0.1 158 / 0.16)", "oklch(0.8 0.165 149 / 0.2)"],
  "halo-danger": ["oklch(0.545 0.195 22 / 0.16)", "oklch(0.7 0.175 22 / 0.2)"],
  scrim: ["oklch(0.2 0.03 163 / 0.55)", "oklch(0.1 0.02 163 / 0.66)"],
  // Progress and current location: follows the accent, unlike the illustrations below.
  progress: ["oklch(0.62 0.15 150)", "oklch(0.68 0.16 149)"],
  "progress-start": ["oklch(0.47 0.11 155)", "oklch(0.56 0.12 154)"],
  "progress-tip": ["oklch(0.74 0.165 146)", "oklch(0.8 0.165 146)"],
  "frame-mark": ["oklch(0.74 0.165 146)", "oklch(0.8 0.165 146)"],
  "hero-1": ["oklch(0.94 0.062 143)", "oklch(0.29 0.06 158)"],
  "hero-2": ["oklch(0.965 0.05 105)", "oklch(0.27 0.035 120)"],
  // Illustrations.
  leaf: ["oklch(0.62 0.15 150)", "oklch(0.68 0.16 149)"],
  "leaf-2": ["oklch(0.74 0.165 146)", "oklch(0.8 0.165 146)"],
  "on-leaf": ["oklch(0.25 0.05 163)", "oklch(0.25 0.05 163)"],
  stem: ["oklch(0.47 0.11 155)", "oklch(0.56 0.12 154)"],
  petal: ["oklch(0.72 0.165 20)", "oklch(0.74 0.155 20)"],
  "petal-2": ["oklch(0.84 0.087 18)", "oklch(0.86 0.074 18)"],
  pollen: ["oklch(0.84 0.16 82)", "oklch(0.86 0.149 84)"],
  "pollen-2": ["oklch(0.9 0.12 88)", "oklch(0.9 0.12 88)"],
  lattice: ["oklch(0.885 0.05 142)", "oklch(0.335 0.045 158)"],
  "node-empty": ["oklch(0.99 0.01 140)", "oklch(0.27 0.035 158)"],
  "node-line": ["oklch(0.74 0.075 148)", "oklch(0.5 0.07 154)"],
  "node-ring": ["oklch(0.94 0.062 143)", "oklch(0.29 0.06 158)"],
  "node-check": ["oklch(1 0 0)", "oklch(0.98 0.02 140)"],
  tile: ["oklch(1 0 0)", "oklch(1 0 0)"],
  // Chart series, in this order.
  d1: ["oklch(0.475 0.1 160)", "oklch(0.845 0.11 155)"],
  d2: ["oklch(0.66 0.14 72)", "oklch(0.82 0.162 78)"],
  d3: ["oklch(0.54 0.205 26)", "oklch(0.67 0.19 27)"],
  d4: ["oklch(0.655 0.138 237)", "oklch(0.7 0.15 243)"],
  d5: ["oklch(0.34 0.14 327)", "oklch(0.66 0.1 334)"],
  grid: ["oklch(0.92 0.008 120)", "oklch(0.3 0.015 160)"],
  // Illustrations on the frame use the same greens in both themes.
  "frame-stem": ["oklch(0.6 0.125 153)", "oklch(0.6 0.125 153)"],
  "frame-leaf": ["oklch(0.66 0.155 150)", "oklch(0.66 0.155 150)"],
  "frame-leaf-2": ["oklch(0.77 0.16 146)", "oklch(0.77 0.16 146)"],
  "frame-petal": ["oklch(0.72 0.165 20)", "oklch(0.72 0.165 20)"],
  "frame-petal-2": ["oklch(0.84 0.105 18)", "oklch(0.84 0.105 18)"],
  "frame-pollen": ["oklch(0.84 0.16 82)", "oklch(0.84 0.16 82)"],
  // Brand colors of the platforms; only used inside a tile.
  youtube: ["#ff0000", "#ff0000"],
  "youtube-tile": ["#fff0ef", "#2f1a18"],
  instagram: ["#ff0069", "#ff0069"],
  "instagram-tile": ["#fff0f5", "#2f1823"],
  tiktok: ["#000000", "#ffffff"],
  "tiktok-tile": ["#f1f2f1", "#272e2b"],
  facebook: ["#0866ff", "#0866ff"],
  "facebook-tile": ["#eef4ff", "#15233a"],
} as const;

/** Light comes from above in both themes; in the dark one only the inner highlight remains. */
export const shadows = {
  "shadow-1": [
    "0 1px 0 oklch(0.3 0.03 160 / 0.04), 0 1px 2px oklch(0.3 0.03 160 / 0.06)",
    "inset 0 1px 0 oklch(1 0 0 / 0.035)",
  ],
  "shadow-2": [
    "0 1px 2px oklch(0.3 0.03 160 / 0.06), 0 6px 16px -6px oklch(0.3 0.03 160 / 0.14)",
    "inset 0 1px 0 oklch(1 0 0 / 0.05), 0 8px 22px -8px oklch(0 0 0 / 0.6)",
  ],
  "shadow-3": [
    "0 2px 4px oklch(0.25 0.03 160 / 0.06), 0 18px 44px -12px oklch(0.25 0.04 160 / 0.26)",
    "inset 0 1px 0 oklch(1 0 0 / 0.06), 0 24px 60px -12px oklch(0 0 0 / 0.75)",
  ],
  "shadow-ledge": [
    "inset 0 -2px 0 oklch(0.2 0.05 160 / 0.28), inset 0 1px 0 oklch(1 0 0 / 0.14)",
    "inset 0 -2px 0 oklch(0.2 0.06 160 / 0.38), inset 0 1px 0 oklch(1 0 0 / 0.3)",
  ],
  "shadow-ledge-ai": [
    "inset 0 -2px 0 oklch(0.5 0.12 60 / 0.35), inset 0 1px 0 oklch(1 0 0 / 0.35)",
    "inset 0 -2px 0 oklch(0.5 0.12 60 / 0.35), inset 0 1px 0 oklch(1 0 0 / 0.35)",
  ],
} as const;
