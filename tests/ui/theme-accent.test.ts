import { createTheme } from "@trellis/ui/create-theme";
import { afterEach, describe, expect, it, vi } from "vitest";
import { weakPairs } from "../../packages/ui/src/create-theme/weak-pairs.ts";
import { linearRgb, type Oklch } from "../../packages/ui/src/color/oklab.ts";
import { readColor } from "../../packages/ui/src/color/read-color.ts";
import { contrast } from "../../packages/ui/src/color/contrast.ts";
import { minimumContrast, palettes } from "../../packages/ui/src/theme/palettes.ts";
import { tokenNames } from "../../packages/ui/src/theme/tokens.ts";
import { stylesOf } from "./styles.tsx";
import { shadesOf } from "../../packages/ui/src/create-theme/shades.ts";

const hues = Array.from({ length: 24 }, (_, step) => step * 15);
const accents = [
  ...hues.flatMap((hue) =>
    [0.25, 0.45, 0.62, 0.85].flatMap((lightness) =>
      [0.02, 0.14, 0.3].map((chroma) => `oklch(${lightness} ${chroma} ${hue})`),
    ),
  ),
  "#000",
  "#fff",
  "#808080",
  "#ff0000",
  "#00ff00",
  "#0000ff",
  "#ffff00",
  "#ff00ff",
  "#6d28d9",
  "#fd0",
];

function read(accent: string): Oklch {
  const color = readColor(accent);
  if (!color) throw new Error(`Unreadable color: ${accent}`);
  return color;
}

const names = Object.keys(palettes) as (keyof typeof palettes)[];

afterEach(() => vi.unstubAllEnvs());

describe("createTheme with an accent", () => {
  it("meets AA in every palette for any accent", () => {
    const weak = accents.flatMap((accent) => {
      const color = read(accent);
      return names.flatMap((name) => weakPairs({ ...palettes[name], ...shadesOf(color, name) }, name));
    });
    expect(weak).toEqual([]);
  });

  it("reaches the required text contrast, 7:1 in high contrast", () => {
    const pairs = [
      ["on-primary", "primary"],
      ["on-primary", "primary-hover"],
      ["on-primary", "primary-press"],
      ["on-primary-soft", "primary-soft-hover"],
      ["on-frame-muted", "frame-2"],
      ["link", "canvas"],
    ] as const;
    const weak = accents.flatMap((accent) =>
      names.flatMap((name) => {
        const color = read(accent);
        const palette = { ...palettes[name], ...shadesOf(color, name) };
        return pairs
          .filter(([front, back]) => contrast(palette[front] ?? "", palette[back] ?? "") < minimumContrast(name).text)
          .map(([front, back]) => `${accent}, ${name}: ${front} on ${back}`);
      }),
    );
    expect(weak).toEqual([]);
  });

  it("sets only known tokens, to colors within the sRGB gamut", () => {
    const known = new Set(tokenNames.map((name) => `--tr-${name}`));
    for (const accent of accents) {
      const { light, dark } = createTheme({ accent });
      expect(Object.keys({ ...light, ...dark }).filter((name) => !known.has(name))).toEqual([]);
      const parts = Object.values({ ...light, ...dark }).flatMap((css) => {
        const color = readColor(css);
        return color ? [...linearRgb(color)] : [];
      });
      expect(Math.min(...parts)).toBeGreaterThan(-0.01);
      expect(Math.max(...parts)).toBeLessThan(1.01);
    }
  });

  it("keeps an accent with sufficient contrast unchanged", () => {
    const { light } = createTheme({ accent: "oklch(0.445 0.1 158)" });
    expect(light["--tr-primary"]).toBe("oklch(0.445 0.1 158)");
  });

  it("generates a stylesheet that follows the system and data-theme", () => {
    const { css, dark } = createTheme({ accent: "#6d28d9" });
    expect(css).toContain(`--tr-primary: ${dark["--tr-primary"]};`);
    for (const place of ['[data-theme="dark"]', '[data-theme="contrast"]', "(prefers-contrast: more)"]) {
      expect(css).toContain(place);
    }
  });
});

describe("the hue of the accent", () => {
  const hueOf = (css: string | undefined) => Math.round(read(css ?? "").hue);
  const branded = [
    "progress",
    "progress-start",
    "progress-tip",
    "frame-mark",
    "frame",
    "frame-2",
    "frame-line",
    "frame-lattice",
    "hero-1",
    "hero-2",
    "primary",
    "primary-soft",
    "link",
    "focus",
  ];

  it.each([
    ["purple", "oklch(0.49 0.24 293)", 293],
    ["orange", "oklch(0.65 0.21 41)", 41],
  ])("applies to actions, progress, current location, banner and frame: %s", (_, accent, hue) => {
    for (const theme of [createTheme({ accent }).light, createTheme({ accent }).dark]) {
      const strays = branded.filter((token) => Math.abs(hueOf(theme[`--tr-${token}`]) - hue) > 1);
      expect(strays).toEqual([]);
    }
  });

  it("does not apply to status colors, chart series and illustrations", () => {
    const { light, dark } = createTheme({ accent: "#6d28d9" });
    const kept = /^--tr-(success|warning|danger|info|ai|leaf|stem|petal|pollen|frame-leaf|frame-stem|d\d)/;
    expect(Object.keys({ ...light, ...dark }).filter((name) => kept.test(name))).toEqual([]);
  });

  it.each(["AppFrame", "PlanCard", "ProgressBar", "ProgressRing", "Sparkline", "WelcomeBanner"])(
    "applies to %s, which uses no illustration colors",
    (name) => {
      const styles = stylesOf(name);
      expect(styles).toMatch(/--tr-(?:progress|frame-mark|hero)\b/);
      expect(styles.match(/--tr-(?:leaf|stem)\b[\w-]*/g)).toBeNull();
    },
  );

  it("matches the illustrations in the default themes", () => {
    const twins = { progress: "leaf", "progress-start": "stem", "progress-tip": "leaf-2", "frame-mark": "leaf-2" };
    for (const name of names) {
      for (const [token, twin] of Object.entries(twins)) expect(palettes[name][token]).toBe(palettes[name][twin]);
    }
  });
});

describe("createTheme validation", () => {
  const weak = () => createTheme({ accent: "#6d28d9", set: { light: { "on-primary": "#7c3aed" } } });

  it("throws in development for a pair below AA and names it", () => {
    expect(weak).toThrow(/In the light theme, on-primary \(#7c3aed\) on primary .* AA requires 4\.5:1\./);
  });

  it("is skipped in production", () => {
    vi.stubEnv("NODE_ENV", "production");
    expect(weak().light["--tr-on-primary"]).toBe("#7c3aed");
  });

  it("throws for an override in an unsupported format and lists the supported formats", () => {
    expect(() => createTheme({ accent: "#6d28d9", set: { dark: { link: "hotpink" } } })).toThrow(
      /In the dark theme, link \(hotpink\) isn't a supported color. Use #rgb, #rrggbb, rgb\(r g b\), hsl\(h s l\) or/,
    );
  });

  it("rejects unknown tokens, at compile time and at run time", () => {
    // @ts-expect-error: unknown token.
    expect(() => createTheme({ accent: "#6d28d9", set: { light: { lnik: "#4c1d95" } } })).toThrow(
      'createTheme: unknown token "lnik"',
    );
  });

  it("accepts overrides in rgb and hsl with sufficient contrast", () => {
    const { light } = createTheme({
      accent: "hsl(262 83% 50%)",
      set: { light: { link: "rgb(76, 29, 149)", focus: "hsl(262deg 69% 35%)" } },
    });
    expect(light["--tr-link"]).toBe("rgb(76, 29, 149)");
    expect(light["--tr-focus"]).toBe("hsl(262deg 69% 35%)");
  });

  it.each(["", "violet", "#12", "#12345g", "oklch(nonsense)"])("throws for the accent %j", (accent) => {
    expect(() => createTheme({ accent })).toThrow(`createTheme: unsupported accent color "${accent}"`);
  });

  it("finds no weak pair in the default palettes", () => {
    expect(names.flatMap((name) => weakPairs(palettes[name], name))).toEqual([]);
  });
});
