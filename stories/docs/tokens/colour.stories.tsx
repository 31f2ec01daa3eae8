import type { Meta, StoryObj } from "@storybook/react-vite";
import { colors, readingPairs, shapePairs, textPairs } from "@trellis/ui/theme";
import { expect } from "storybook/test";
import { colourGroups } from "./colour-groups.ts";
import { PairTable } from "./pair-table.tsx";
import { Part, Sheet } from "./sheet.tsx";
import { SwatchTable } from "./swatch-table.tsx";

const meta = { title: "Tokens/Colour", tags: ["!autodocs"] } satisfies Meta;
export default meta;

/** Every colour, and every pair of them that must be told apart. */
export const Colour: StoryObj = {
  render: () => (
    <Sheet
      title="Colour"
      intro="Colours are named by what they mean, never by what they look like. Oklch is the source; each theme gives every name a value."
    >
      {colourGroups.map(({ title, text, names }) => (
        <Part key={title} title={title} text={text.replaceAll("`", "")}>
          <SwatchTable label={title} names={names} />
        </Part>
      ))}
      <Part title="Text to read" text="WCAG's contrast, from 1 to 21: at least 7 in every theme.">
        <PairTable label="Text to read" pairs={readingPairs} sample="letters" />
      </Part>
      <Part title="Other text" text="At least 4.5, and 7 with high contrast.">
        <PairTable label="Other text" pairs={textPairs} sample="letters" />
      </Part>
      <Part title="Edges, rings and data" text="At least 3, and 4.5 with high contrast.">
        <PairTable label="Edges, rings and data" pairs={shapePairs} sample="ring" />
      </Part>
    </Sheet>
  ),
  play: async ({ canvas }) => {
    const shown = colourGroups.flatMap(({ names }) => names);
    await expect(shown.toSorted()).toEqual(Object.keys(colors).toSorted());
    await expect(canvas.getAllByRole("table")).toHaveLength(colourGroups.length + 3);
  },
};
