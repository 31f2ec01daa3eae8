import type { ArgTypesEnhancer } from "storybook/internal/types";

/** Shows the members of union types in props tables instead of the word "union". */
export const showUnionMembers: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { table, type } = argType;
      const raw = typeof type === "object" ? type.raw : undefined;
      if (table?.type?.summary !== "union" || raw === undefined) return [name, argType];
      return [name, { ...argType, table: { ...table, type: { ...table.type, summary: raw } } }];
    }),
  );
showUnionMembers.secondPass = true;
