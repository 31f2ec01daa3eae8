export { PlainFrame, type PlainFrameProps } from "./plain-frame.tsx";
