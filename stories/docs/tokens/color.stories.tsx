import type { Meta, StoryObj } from "@storybook/react-vite";
import { colors, readingPairs, shapePairs, textPairs } from "@trellis/ui/theme";
import { expect } from "storybook/test";
import { colorGroups } from "./color-groups.ts";
import { PairTable } from "./pair-table.tsx";
import { Part, Sheet } from "./sheet.tsx";
import { SwatchTable } from "./swatch-table.tsx";

const meta = { title: "Tokens/Color", tags: ["!autodocs"] } satisfies Meta;
export default meta;

/** All colors, and the pairs with a required contrast ratio. */
export const Color: StoryObj = {
  render: () => (
    <Sheet
      title="Color"
      intro="Colors are named by meaning, not by appearance. They are defined in OKLCH, with a value for each theme."
    >
      {colorGroups.map(({ title, text, names }) => (
        <Part key={title} title={title} text={text.replaceAll("`", "")}>
          <SwatchTable label={title} names={names} />
        </Part>
      ))}
      <Part title="Body text" text="WCAG contrast ratio, from 1 to 21: at least 7 in every theme.">
        <PairTable label="Body text" pairs={readingPairs} sample="letters" />
      </Part>
      <Part title="Other text" text="At least 4.5; in high contrast, 7.">
        <PairTable label="Other text" pairs={textPairs} sample="letters" />
      </Part>
      <Part title="Edges, focus rings and data" text="At least 3; in high contrast, 4.5.">
        <PairTable label="Edges, focus rings and data" pairs={shapePairs} sample="ring" />
      </Part>
    </Sheet>
  ),
  play: async ({ canvas }) => {
    const shown = colorGroups.flatMap(({ names }) => names);
    await expect(shown.toSorted()).toEqual(Object.keys(colors).toSorted());
    await expect(canvas.getAllByRole("table")).toHaveLength(colorGroups.length + 3);
  },
};
