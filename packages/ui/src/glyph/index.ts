export {
  AlertGlyph,
  CheckGlyph,
  CloseGlyph,
  EyeGlyph,
  EyeOffGlyph,
  GlobeGlyph,
  InfoGlyph,
  SuccessGlyph,
  WarningGlyph,
  type GlyphProps,
} from "./glyph.tsx";
