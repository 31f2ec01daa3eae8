export { contrast } from "./contrast.ts";
export { rgbOf } from "./css-color.ts";
