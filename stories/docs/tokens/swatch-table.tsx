import { palettes } from "@trellis/ui/theme";
import { styled } from "styled-components";
import { Scroll } from "./sheet.tsx";

export const themes = [
  ["light", "Light"],
  ["dark", "Dark"],
  ["contrastLight", "High contrast, light"],
  ["contrastDark", "High contrast, dark"],
] as const;

const Swatch = styled.span`
  display: inline-block;
  width: 100%;
  min-width: 96px;
  height: 40px;
  border-radius: var(--tr-radius-sm);
  box-shadow: inset 0 0 0 1px var(--tr-line-strong);
`;

/** Shows colors in each theme. */
export const SwatchTable = ({ label, names }: { label: string; names: readonly string[] }) => (
  <Scroll label={label}>
    <table>
      <thead>
        <tr>
          <th scope="col">Token</th>
          {themes.map(([key, name]) => (
            <th key={key} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {names.map((token) => (
          <tr key={token}>
            <th scope="row">
              <code>--tr-{token}</code>
            </th>
            {themes.map(([key]) => (
              <td key={key}>
                <Swatch style={{ background: palettes[key][token] }} title={palettes[key][token]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </Scroll>
);
