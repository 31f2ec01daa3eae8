import type { Meta, StoryObj } from "@storybook/react-vite";
import { shadows } from "@trellis/ui/theme";
import { styled } from "styled-components";
import { Part, Scroll, Sheet } from "./sheet.tsx";
import { tokensOf } from "./tokens-of.ts";

const meta = { title: "Tokens/Elevation", tags: ["!autodocs"] } satisfies Meta;
export default meta;

const uses: Readonly<Record<string, string>> = {
  "shadow-1": "Cards. In the dark theme, only the highlight on the upper edge is visible.",
  "shadow-2": "Toasts, tooltips and highlighted cards.",
  "shadow-3": "Menus, dialogs, drawers and the assistant's panel.",
  "shadow-ledge": "The darker bottom edge of buttons.",
  "shadow-ledge-ai": "The bottom edge of the assistant's buttons.",
};

const Tiles = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(240px, 1fr));
  gap: 32px;

  & > div {
    display: grid;
    gap: 12px;
    align-content: start;
  }

  & i {
    display: block;
    height: 96px;
    border-radius: var(--tr-radius-lg);
    background: var(--tr-surface);
  }

  & [data-ledge] {
    height: 48px;
    border-radius: var(--tr-radius-md);
    background: var(--tr-primary);
  }

  & [data-ledge="ai"] {
    background: var(--tr-ai);
  }

  & dd {
    color: var(--tr-text-2);
    font-size: var(--tr-size-sm);
  }
`;

const ledgeOf = (name: string) => (/ledge-ai/.test(name) ? "ai" : /ledge/.test(name) ? "main" : undefined);

export const Elevation: StoryObj = {
  render: () => (
    <Sheet title="Elevation" intro="Cards have a thin shadow. Layers such as toasts and menus have a larger one.">
      <Part title="Shadows">
        <Tiles>
          {Object.keys(shadows).map((name) => (
            <div key={name}>
              <dt>
                <i data-ledge={ledgeOf(name)} style={{ boxShadow: `var(--tr-${name})` }} />
                <code>--tr-{name}</code>
              </dt>
              <dd>{uses[name]}</dd>
            </div>
          ))}
        </Tiles>
      </Part>
      <Part title="Layers" text="All z-index values.">
        <Scroll label="Layers">
          <table>
            <thead>
              <tr>
                <th scope="col">Token</th>
                <th scope="col">Order</th>
              </tr>
            </thead>
            <tbody>
              {tokensOf("z").map(([name, value]) => (
                <tr key={name}>
                  <th scope="row">
                    <code>--tr-{name}</code>
                  </th>
                  <td>{value}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Scroll>
      </Part>
    </Sheet>
  ),
};
