export { TypingIndicator, type TypingIndicatorProps } from "./typing-indicator.tsx";
