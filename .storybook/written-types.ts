import type { ArgTypesEnhancer } from "storybook/internal/types";

/** A props table says what a union's members are, not that it is one. */
export const writeUnions: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { table, type } = argType;
      const raw = typeof type === "object" ? type.raw : undefined;
      if (table?.type?.summary !== "union" || raw === undefined) return [name, argType];
      return [name, { ...argType, table: { ...table, type: { ...table.type, summary: raw } } }];
    }),
  );
writeUnions.secondPass = true;
