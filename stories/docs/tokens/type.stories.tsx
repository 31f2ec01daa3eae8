import type { Meta, StoryObj } from "@storybook/react-vite";
import { shared } from "@trellis/ui/theme";
import { styled } from "styled-components";
import { Part, Sheet } from "./sheet.tsx";
import { tokensOf } from "./tokens-of.ts";

const meta = { title: "Tokens/Type", tags: ["!autodocs"] } satisfies Meta;
export default meta;

const Lines = styled.dl`
  display: grid;
  gap: 20px;

  & > div {
    display: grid;
    gap: 4px;
    padding-bottom: 16px;
    border-bottom: 1px solid var(--tr-line);
  }

  & dt {
    color: var(--tr-text-2);
    font-size: var(--tr-size-xs);
  }

  & dd {
    line-height: var(--tr-lh-snug);
  }
`;

const faces = [
  ["font-display", "Bricolage Grotesque, for headings and figures that stand alone: 650 to 700, set a little tight."],
  ["font-text", "Figtree, for everything that is read: 400, 500, 600."],
] as const;

export const Type: StoryObj = {
  render: () => (
    <Sheet
      title="Type"
      intro="Two faces, ten sizes, four weights. Text sizes follow the reader's own browser setting; inputs stay at 16 px so that phones don't zoom."
    >
      <Part title="Faces">
        <Lines>
          {faces.map(([name, text]) => (
            <div key={name}>
              <dt>
                <code>--tr-{name}</code> · {text}
              </dt>
              <dd style={{ fontFamily: shared[name], fontSize: "var(--tr-size-3xl)" }}>
                Crece a tu ritmo, œuvre d’été 0123
              </dd>
            </div>
          ))}
        </Lines>
      </Part>
      <Part title="Sizes" text="From 2xl up they are set in the display face.">
        <Lines>
          {tokensOf("size").map(([name, value]) => (
            <div key={name}>
              <dt>
                <code>--tr-{name}</code> · {value}
              </dt>
              <dd
                style={{
                  fontSize: value,
                  fontFamily: /[2-6]xl/.test(name) ? "var(--tr-font-display)" : "var(--tr-font-text)",
                  fontWeight: /[2-6]xl/.test(name) ? 650 : 400,
                }}
              >
                Grow on purpose
              </dd>
            </div>
          ))}
        </Lines>
      </Part>
      <Part title="Weights">
        <Lines>
          {tokensOf("weight").map(([name, value]) => (
            <div key={name}>
              <dt>
                <code>--tr-{name}</code> · {value}
              </dt>
              <dd style={{ fontWeight: value, fontSize: "var(--tr-size-xl)" }}>Three weeks, one frame</dd>
            </div>
          ))}
        </Lines>
      </Part>
      <Part title="Leading">
        <Lines>
          {tokensOf("lh").map(([name, value]) => (
            <div key={name}>
              <dt>
                <code>--tr-{name}</code> · {value}
              </dt>
              <dd style={{ lineHeight: value, maxWidth: "44ch" }}>
                A trellis is a frame that lets something living climb. The product is the frame; the creator is what
                grows.
              </dd>
            </div>
          ))}
        </Lines>
      </Part>
    </Sheet>
  ),
};
