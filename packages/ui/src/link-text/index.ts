export { LinkText, type LinkTextProps } from "./link-text.tsx";
