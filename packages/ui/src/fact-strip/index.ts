export { FactStrip, type Fact, type FactStripProps } from "./fact-strip.tsx";
