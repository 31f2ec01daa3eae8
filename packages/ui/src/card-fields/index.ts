export { CardFields, type CardEntry, type CardFieldsProps } from "./card-fields.tsx";
