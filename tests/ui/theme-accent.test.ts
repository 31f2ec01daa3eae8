import { createTheme } from "@trellis/ui/create-theme";
import { readFileSync } from "node:fs";
import { afterEach, describe, expect, it, vi } from "vitest";
import { weakPairs } from "../../packages/ui/src/create-theme/weak-pairs.ts";
import { linearRgb, type Oklch } from "../../packages/ui/src/colour/oklab.ts";
import { readColour } from "../../packages/ui/src/colour/css-colour.ts";
import { contrast } from "../../packages/ui/src/colour/contrast.ts";
import { least, palettes } from "../../packages/ui/src/theme/palettes.ts";
import { tokenNames } from "../../packages/ui/src/theme/tokens.ts";
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
  const colour = readColour(accent);
  if (!colour) throw new Error(`${accent} is no colour`);
  return colour;
}

const names = Object.keys(palettes) as (keyof typeof palettes)[];

afterEach(() => vi.unstubAllEnvs());

describe("a theme from one accent", () => {
  it("is accessible in every palette, whatever the accent", () => {
    const weak = accents.flatMap((accent) => {
      const colour = read(accent);
      return names.flatMap((name) => weakPairs({ ...palettes[name], ...shadesOf(colour, name) }, name));
    });
    expect(weak).toEqual([]);
  });

  it("reaches 7 to 1 for its text where more contrast is asked for", () => {
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
        const colour = read(accent);
        const palette = { ...palettes[name], ...shadesOf(colour, name) };
        return pairs
          .filter(([front, back]) => contrast(palette[front] ?? "", palette[back] ?? "") < least(name).text)
          .map(([front, back]) => `${accent}, ${name}: ${front} on ${back}`);
      }),
    );
    expect(weak).toEqual([]);
  });

  it("names only tokens there are, in colours that every screen shows", () => {
    const known = new Set(tokenNames.map((name) => `--tr-${name}`));
    for (const accent of accents) {
      const { light, dark } = createTheme({ accent });
      expect(Object.keys({ ...light, ...dark }).filter((name) => !known.has(name))).toEqual([]);
      const parts = Object.values({ ...light, ...dark }).flatMap((css) => {
        const colour = readColour(css);
        return colour ? [...linearRgb(colour)] : [];
      });
      expect(Math.min(...parts)).toBeGreaterThan(-0.01);
      expect(Math.max(...parts)).toBeLessThan(1.01);
    }
  });

  it("keeps an accent that is strong enough as it is", () => {
    const { light } = createTheme({ accent: "oklch(0.445 0.1 158)" });
    expect(light["--tr-primary"]).toBe("oklch(0.445 0.1 158)");
  });

  it("writes a sheet that follows the system and data-theme", () => {
    const { css, dark } = createTheme({ accent: "#6d28d9" });
    expect(css).toContain(`--tr-primary: ${dark["--tr-primary"]};`);
    for (const place of ['[data-theme="dark"]', '[data-theme="contrast"]', "(prefers-contrast: more)"]) {
      expect(css).toContain(place);
    }
  });
});

describe("what takes the accent's hue", () => {
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
  ])("is progress, the current place, the banner and the frame: %s", (_, accent, hue) => {
    for (const theme of [createTheme({ accent }).light, createTheme({ accent }).dark]) {
      const strays = branded.filter((token) => Math.abs(hueOf(theme[`--tr-${token}`]) - hue) > 1);
      expect(strays).toEqual([]);
    }
  });

  it("is no state and no picture", () => {
    const { light, dark } = createTheme({ accent: "#6d28d9" });
    const kept = /^--tr-(success|warning|danger|info|ai|leaf|stem|petal|pollen|frame-leaf|frame-stem|d\d)/;
    expect(Object.keys({ ...light, ...dark }).filter((name) => kept.test(name))).toEqual([]);
  });

  it("is in no general part the green of the pictures", () => {
    const parts = ["progress-bar/progress-bar", "progress-ring/progress-ring", "sparkline/sparkline"];
    const others = ["app-frame/section-nav", "plan-card/leaf-check", "welcome-banner/welcome-banner"];
    for (const part of [...parts, ...others]) {
      const text = readFileSync(`packages/ui/src/${part}.tsx`, "utf8");
      expect(text.match(/--tr-(?:progress|frame-mark|hero)\b/g)).not.toBeNull();
      expect(text.match(/--tr-(?:leaf|stem)\b[\w-]*/g)).toBeNull();
    }
  });

  it("looks as the pictures do in our own themes", () => {
    const twins = { progress: "leaf", "progress-start": "stem", "progress-tip": "leaf-2", "frame-mark": "leaf-2" };
    for (const name of names) {
      for (const [token, twin] of Object.entries(twins)) expect(palettes[name][token]).toBe(palettes[name][twin]);
    }
  });
});

describe("what it refuses", () => {
  const weak = () => createTheme({ accent: "#6d28d9", set: { light: { "on-primary": "#7c3aed" } } });

  it("is a pair under AA, in development, in a sentence", () => {
    expect(weak).toThrow(/In the light theme, on-primary \(#7c3aed\) on primary .* AA asks for 4\.5 to 1\./);
  });

  it("is nothing once published", () => {
    vi.stubEnv("NODE_ENV", "production");
    expect(weak().light["--tr-on-primary"]).toBe("#7c3aed");
  });

  it("is a colour by hand that can't be measured, too: the sentence says which can", () => {
    expect(() => createTheme({ accent: "#6d28d9", set: { dark: { link: "hotpink" } } })).toThrow(
      /In the dark theme, link \(hotpink\) can't be measured: write it as #rgb, #rrggbb, rgb\(r g b\), hsl\(h s l\) or/,
    );
  });

  it("is a token there isn't, by its type and in a sentence", () => {
    // @ts-expect-error: the name is misspelt.
    expect(() => createTheme({ accent: "#6d28d9", set: { light: { lnik: "#4c1d95" } } })).toThrow(
      'createTheme knows no token "lnik"',
    );
  });

  it("is no colour by hand in rgb or hsl that is strong enough", () => {
    const { light } = createTheme({
      accent: "hsl(262 83% 50%)",
      set: { light: { link: "rgb(76, 29, 149)", focus: "hsl(262deg 69% 35%)" } },
    });
    expect(light["--tr-link"]).toBe("rgb(76, 29, 149)");
    expect(light["--tr-focus"]).toBe("hsl(262deg 69% 35%)");
  });

  it.each(["", "violet", "#12", "#12345g", "oklch(nonsense)"])("is the accent %j", (accent) => {
    expect(() => createTheme({ accent })).toThrow(`createTheme can't read the accent "${accent}"`);
  });

  it("finds nothing weak in our own palettes", () => {
    expect(names.flatMap((name) => weakPairs(palettes[name], name))).toEqual([]);
  });
});
