export {
  createTheme,
  type CreatedTheme,
  type HandSetTokens,
  type ThemeVariables,
  type ThemeWish,
} from "./create-theme.ts";
