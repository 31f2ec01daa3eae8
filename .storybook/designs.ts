/** `parameters.design`: the name of a picture in docs/pictures, which shows the approved design of a screen. */
export type DesignParameter = string | undefined;

/** Returns the path of a design in Storybook. A design is kept in light and dark, for desktops and phones. */
export function pathOfDesign(design: string, { theme, isPhone }: { theme: unknown; isPhone: boolean }): string {
  return `designs/${design}-${isPhone ? 375 : 1440}-${theme === "dark" ? "dark" : "light"}.jpg`;
}
