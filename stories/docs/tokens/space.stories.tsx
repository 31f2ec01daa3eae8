import type { Meta, StoryObj } from "@storybook/react-vite";
import { styled } from "styled-components";
import { Part, Sheet } from "./sheet.tsx";
import { tokensOf } from "./tokens-of.ts";

const meta = { title: "Tokens/Space and shape", tags: ["!autodocs"] } satisfies Meta;
export default meta;

const Bars = styled.dl`
  display: grid;
  gap: 12px;

  & > div {
    display: grid;
    grid-template-columns: minmax(0, 240px) minmax(0, 1fr);
    gap: 16px;
    align-items: center;
  }

  & dt {
    font-size: var(--tr-size-sm);
  }

  & dd > i {
    display: block;
    max-width: 100%;
    height: 16px;
    border-radius: 3px;
    background: var(--tr-leaf);
  }
`;

const Tiles = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(148px, 1fr));
  gap: 20px;

  & > div {
    display: grid;
    gap: 8px;
  }

  & dt {
    font-size: var(--tr-size-xs);
  }

  & dd > i {
    display: block;
    height: 84px;
    border: 2px solid var(--tr-primary);
    background: var(--tr-primary-soft);
  }
`;

export const SpaceAndShape: StoryObj = {
  name: "Space and shape",
  render: () => (
    <Sheet
      title="Space and shape"
      intro="The space tokens are multiples of 4 px. Cards have 24 px of padding (18 px on phones) and 14 px between them; sections are 24 px apart."
    >
      <Part title="Space">
        <Bars>
          {tokensOf("space").map(([name, value]) => (
            <div key={name}>
              <dt>
                <code>--tr-{name}</code> · {value}
              </dt>
              <dd>
                <i style={{ width: value }} />
              </dd>
            </div>
          ))}
        </Bars>
      </Part>
      <Part title="Control heights" text="44 px suits touch; use 36 px only with space around the control.">
        <Bars>
          {tokensOf("control").map(([name, value]) => (
            <div key={name}>
              <dt>
                <code>--tr-{name}</code> · {value}
              </dt>
              <dd>
                <i style={{ width: 160, height: value }} />
              </dd>
            </div>
          ))}
        </Bars>
      </Part>
      <Part title="Radius" text="Larger elements have larger radii.">
        <Tiles>
          {tokensOf("radius").map(([name, value]) => (
            <div key={name}>
              <dt>
                <code>--tr-{name}</code> · {value}
              </dt>
              <dd>
                <i style={{ borderRadius: value }} />
              </dd>
            </div>
          ))}
        </Tiles>
      </Part>
    </Sheet>
  ),
};
