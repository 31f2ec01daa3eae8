/** Light comes from above in both themes. In the dark theme, `shadow-1` is only a highlight on the upper edge. */
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
