import type { Meta, StoryObj } from "@storybook/react-vite";
import { BrandIcon, GoogleIcon } from "@trellis/ui/brand-icon";
import * as glyphs from "@trellis/ui/glyph";
import { expect } from "storybook/test";
import { styled } from "styled-components";
import { Part, Sheet } from "./sheet.tsx";

const meta = { title: "Tokens/Icons", tags: ["!autodocs"] } satisfies Meta;
export default meta;

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(132px, 1fr));
  gap: 12px;

  & > li {
    display: grid;
    gap: 12px;
    justify-items: center;
    padding: 24px 8px 16px;
    border-radius: var(--tr-radius-lg);
    background: var(--tr-surface);
    box-shadow: inset 0 0 0 1px var(--tr-line);
    font-size: var(--tr-size-xs);
    text-align: center;
  }
`;

const own = Object.entries(glyphs);
const brands = ["youtube", "instagram", "tiktok", "facebook"] as const;

export const Icons: StoryObj = {
  render: () => (
    <Sheet
      title="Icons"
      intro="Icons are drawn on a 24 px grid with a 1.75 px stroke, in the color of the surrounding text. They are decorative: the text next to them, or the button's label, conveys the meaning."
    >
      <Part
        title="Glyphs"
        text="Imported from @trellis/ui/glyph. The default size is 20 px. The drawings are from Lucide (ISC license)."
      >
        <Tiles>
          {own.map(([name, Glyph]) => (
            <li key={name}>
              <Glyph size={24} />
              <code>{name}</code>
            </li>
          ))}
        </Tiles>
      </Part>
      <Part title="Brand icons" text="Imported from @trellis/ui/brand-icon. The logos are trademarks of their owners.">
        <Tiles>
          {brands.map((brand) => (
            <li key={brand}>
              <BrandIcon brand={brand} size={24} />
              <code>{brand}</code>
            </li>
          ))}
          <li>
            <GoogleIcon size={24} />
            <code>GoogleIcon</code>
          </li>
        </Tiles>
      </Part>
    </Sheet>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(own.length + brands.length + 1);
  },
};
