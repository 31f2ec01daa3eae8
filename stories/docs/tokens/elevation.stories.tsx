import type { Meta, StoryObj } from "@storybook/react-vite";
import { shadows } from "@trellis/ui/theme";
import { styled } from "styled-components";
import { Part, Scroll, Sheet } from "./sheet.tsx";
import { tokensOf } from "./tokens-of.ts";

const meta = { title: "Tokens/Elevation", tags: ["!autodocs"] } satisfies Meta;
export default meta;

const uses: Readonly<Record<string, string>> = {
  "shadow-1": "Cards. In the dark only the light on the upper edge is left.",
  "shadow-2": "Toasts.",
  "shadow-3": "Menus, dialogs, the assistant's panel.",
  "shadow-ledge": "The darker edge that makes a button pressable.",
  "shadow-ledge-ai": "The same for the assistant's buttons.",
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
    <Sheet
      title="Elevation"
      intro="Flat first. A thing floats only when it lies above the page: news, then menus and dialogs."
    >
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
      <Part title="Layers" text="The only stacking orders there are.">
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
