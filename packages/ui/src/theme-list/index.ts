export { ThemeList, type ThemeListProps } from "./theme-list.tsx";
