import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "@trellis/ui/button";
import { useState } from "react";
import { expect } from "storybook/test";
import { styled } from "styled-components";
import { Part, Sheet } from "./sheet.tsx";
import { tokensOf } from "./tokens-of.ts";

const meta = { title: "Tokens/Motion", tags: ["!autodocs"] } satisfies Meta;
export default meta;

const Tracks = styled.dl`
  display: grid;
  gap: 16px;

  & > div {
    display: grid;
    gap: 6px;
  }

  & dt {
    font-size: var(--tr-size-sm);
    overflow-wrap: anywhere;
  }

  & dd {
    height: 28px;
    border-radius: var(--tr-radius-full);
    background: var(--tr-sunken);
  }

  & i {
    display: block;
    width: 100%;
    height: 28px;
    transition-property: translate;

    &::after {
      content: "";
      display: block;
      width: 28px;
      height: 28px;
      border-radius: 50%;
      background: var(--tr-primary);
    }
  }

  &[data-there] i {
    translate: calc(100% - 28px) 0;
  }

  @media (prefers-reduced-motion: reduce) {
    & i {
      transition: none;
    }
  }
`;

function Moves() {
  const [isThere, setThere] = useState(false);
  const there = isThere || undefined;
  return (
    <Sheet
      title="Motion"
      intro="Motion is short and indicates a change. All animations are disabled if the user prefers reduced motion."
    >
      <Part
        title="Durations"
        text="instant for presses, fast for colors, base for elements that appear and disappear, slow for panels, grow for vines, charts and progress."
      >
        <div>
          <Button variant="secondary" aria-pressed={isThere} onClick={() => setThere(!isThere)}>
            Move them
          </Button>
        </div>
        <Tracks data-there={there}>
          {tokensOf("dur").map(([name, value]) => (
            <div key={name}>
              <dt>
                <code>--tr-{name}</code> · {value}
              </dt>
              <dd>
                <i style={{ transitionDuration: value, transitionTimingFunction: "var(--tr-ease-out)" }} />
              </dd>
            </div>
          ))}
        </Tracks>
      </Part>
      <Part title="Curves">
        <Tracks data-there={there}>
          {tokensOf("ease").map(([name, value]) => (
            <div key={name}>
              <dt>
                <code>--tr-{name}</code> · {value}
              </dt>
              <dd>
                <i style={{ transitionDuration: "900ms", transitionTimingFunction: value }} />
              </dd>
            </div>
          ))}
        </Tracks>
      </Part>
    </Sheet>
  );
}

export const Motion: StoryObj = {
  render: () => <Moves />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Move them" });
    await userEvent.click(button);
    await expect(button).toHaveAttribute("aria-pressed", "true");
  },
};
