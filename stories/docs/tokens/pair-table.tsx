import { contrast } from "@trellis/ui/color";
import { palettes, type Pair, type PaletteName } from "@trellis/ui/theme";
import { styled } from "styled-components";
import { Scroll } from "./sheet.tsx";
import { themes } from "./swatch-table.tsx";

interface PairTableProps {
  label: string;
  pairs: readonly Pair[];
  /** What to show in the foreground color: letters for text, a ring for shapes. */
  sample: "letters" | "ring";
}

const Sample = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: 52px;
  margin-inline-end: 10px;
  padding: 8px 12px;
  border-radius: var(--tr-radius-sm);
  box-shadow: inset 0 0 0 1px var(--tr-line-hover);

  & > i {
    width: 18px;
    height: 18px;
    border: 3px solid;
    border-radius: 50%;
  }
`;

const Cell = ({
  pair: [front, back],
  theme,
  sample,
}: {
  pair: Pair;
  theme: PaletteName;
  sample: "letters" | "ring";
}) => {
  const [color = "", background = ""] = [palettes[theme][front], palettes[theme][back]];
  const ratio = contrast(color, background).toFixed(1);
  return (
    <td>
      <Sample style={{ color, background }}>{sample === "ring" ? <i /> : "Aa"}</Sample>
      {ratio}
    </td>
  );
};

/** Shows pairs of foreground and background colors with their WCAG contrast ratio in each theme. */
export const PairTable = ({ label, pairs, sample }: PairTableProps) => (
  <Scroll label={label}>
    <table>
      <thead>
        <tr>
          <th scope="col">Pair</th>
          {themes.map(([key, name]) => (
            <th key={key} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {pairs.map((pair) => (
          <tr key={pair.join(" ")}>
            <th scope="row">
              <code>{pair[0]}</code> on <code>{pair[1]}</code>
            </th>
            {themes.map(([key]) => (
              <Cell key={key} pair={pair} theme={key} sample={sample} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </Scroll>
);
