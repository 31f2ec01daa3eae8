import type { ArgTypesEnhancer } from "storybook/internal/types";

/** Props that hold elements or lists have no control of their own: a tree of JSON helps nobody. */
export const wordsAlone: ArgTypesEnhancer = Object.assign(
  ({ argTypes }: Parameters<ArgTypesEnhancer>[0]) =>
    Object.fromEntries(
      Object.entries(argTypes).map(([name, type]) => {
        const { control } = type as { control?: { type?: string } | false };
        return [name, control && control.type === "object" ? { ...type, control: false as const } : type];
      }),
    ),
  { secondPass: true },
);
