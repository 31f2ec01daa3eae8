export { AppFrame, type AppFrameProps } from "./app-frame.tsx";
export type { FrameItem } from "./frame-item.ts";
