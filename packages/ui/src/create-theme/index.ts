export { createTheme, type CreatedTheme, type ThemeVariables, type ThemeWish } from "./create-theme.ts";
