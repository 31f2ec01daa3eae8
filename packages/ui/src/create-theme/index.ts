export {
  createTheme,
  type CreatedTheme,
  type TokenOverrides,
  type ThemeVariables,
  type ThemeOptions,
} from "./create-theme.ts";
