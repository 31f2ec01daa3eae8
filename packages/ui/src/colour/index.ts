export { contrast } from "./contrast.ts";
export { rgbOf } from "./css-colour.ts";
