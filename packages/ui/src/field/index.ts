export { controlStyles } from "./control.styles.ts";
export { describedBy, type FieldMessages } from "./described-by.ts";
export { Field, type FieldFrame, type FieldProps } from "./field.tsx";
