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
  ["font-display", "Bricolage Grotesque, for headings and large figures: weights 650 to 700, slightly tight tracking."],
  ["font-text", "Figtree, for all other text: weights 400, 500 and 600."],
] as const;

export const Type: StoryObj = {
  render: () => (
    <Sheet
      title="Type"
      intro="Two typefaces, eleven sizes, four weights. Text sizes follow the user's browser setting; inputs are at least 16 px, so that phones don't zoom in."
    >
      <Part title="Typefaces">
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
      <Part title="Sizes" text="Sizes 2xl and larger use the display typeface.">
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
                Grow with a plan
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
      <Part title="Line height">
        <Lines>
          {tokensOf("lh").map(([name, value]) => (
            <div key={name}>
              <dt>
                <code>--tr-{name}</code> · {value}
              </dt>
              <dd style={{ lineHeight: value, maxWidth: "44ch" }}>
                A trellis is a frame for climbing plants. The product is the frame; the creator’s work is what grows.
              </dd>
            </div>
          ))}
        </Lines>
      </Part>
    </Sheet>
  ),
};
